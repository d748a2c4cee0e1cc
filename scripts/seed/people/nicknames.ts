import type { SeededRandom } from '../seeded-random';

/** Words for user names that reveal nothing about a person. */
const FIRST =
  `Quiet Cutting Midnight Sleepy Salty Slow Lost Happy Tired Sunny Rainy Double Silent Borrowed Extra Humble
Curious Spicy Lazy Early Late Brave Gentle Stubborn Wandering Half Second Paper Cotton Copper Monsoon Winter Summer Sunday
Friday Metro Highway Ghat Village Rooftop Backbench Corner Window Filter Masala Ginger Jaggery Tamarind Coconut Mango
Pepper Cardamom Blue Indigo Saffron Crimson Golden`
    .split(/\s+/)
    .filter((word) => word !== '');
const SECOND =
  `Chai Tiffin Banyan Rickshaw Monsoon Kaapi Lantern Samosa Mynah Koel Bulbul Peacock Gecko Langur Tortoise Jackal
Mongoose Heron Kite Kettle Umbrella Ladder Compass Bicycle Scooter Ferry Tonga Signal Platform Terrace Balcony Verandah
Courtyard Stepwell Lagoon Delta Ghat Hill Meadow Walnut Neem Peepal Gulmohar Jasmine Marigold Lotus Papad Pickle Chutney
Dosa Idli Vada Poha Thali Laddu Jalebi Kulfi Sherbet Notebook Postcard Stapler Calendar Ledger Torch Radio Gramophone
Tabla Sitar Flute Carrom Kabaddi Googly Yorker`
    .split(/\s+/)
    .filter((word) => word !== '');
const TAILS = ['', '', '', '', '_', ''];

/** Unique random names. */
export class Nicknames {
  readonly #taken: Set<string>;
  readonly #rng: SeededRandom;

  constructor(rng: SeededRandom, taken: readonly string[] = []) {
    this.#rng = rng;
    this.#taken = new Set(taken.map((name) => name.toLowerCase()));
  }

  next(): string {
    for (;;) {
      const text = `${this.#rng.pick(FIRST)}${this.#rng.pick(SECOND)}`;
      const name = this.#rng.chance(0.62)
        ? text
        : `${text}${this.#rng.pick(TAILS)}${this.#rng.whole(2, 999)}`;
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      return name;
    }
  }
}
