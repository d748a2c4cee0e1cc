import type { SeededRandom } from '../seeded-random';
import { canSay, type Scene, SLOTS, type Speaker } from './slots';

/** Fills the slots of texts about one scene with consistent values. */
export class StoryWriter {
  readonly #rng: SeededRandom;
  readonly #scene: Scene;
  readonly #usedTexts = new Map<string, string>();

  constructor(rng: SeededRandom, scene: Scene) {
    this.#rng = rng;
    this.#scene = scene;
  }

  /** One variant of a text: picks from `[this|that]`, fills `{slots}` and capitalises sentences. */
  writeStory(text: string): string {
    const chosen = text.replace(/\[([^\]]*\|[^\]]*)\]/g, (_, options: string) =>
      this.#rng.pick(options.split('|')),
    );
    const filled = chosen.replace(/\{(\w+)\}/g, (_, slot: string) => this.#fill(slot));
    return withArticles(filled.replace(/(^|[.?!] )[a-z]/g, (start) => start.toUpperCase()));
  }

  /** Whether the text fits the speaker's years and employers. */
  canWrite(text: string): boolean {
    return canSay(this.#scene, text);
  }

  /** The same story from another person: other days and amounts, and their own job, city and history. */
  replyBy(rng: SeededRandom, speaker: Speaker): StoryWriter {
    return new StoryWriter(rng, { ...this.#scene, speaker });
  }

  #fill(slot: string): string {
    const text = this.#usedTexts.get(slot);
    if (text !== undefined) return text;
    const fill = SLOTS[slot];
    if (!fill) throw new Error(`Unknown slot ${slot}.`);
    const value = fill(this.#rng, this.#scene, (other) => this.#fill(other));
    this.#usedTexts.set(slot, value);
    return value;
  }
}

/** Changes "a engineer" to "an engineer", but leaves "a UX designer" and "a university". */
export const withArticles = (text: string): string =>
  text.replace(/\ba ([aeiou]|8\b|11\b|18\b|HR|R&D)/gi, withArticle);

function withArticle(match: string, next: string, index: number, whole: string): string {
  const rest = whole.slice(index + match.length - next.length);
  if (/^(ux|uni|use|one|eu)/i.test(rest)) return match;
  return `${match.charAt(0)}n ${next}`;
}
