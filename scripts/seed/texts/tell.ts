import type { Dice } from '../dice';
import { type Scene, SLOTS } from './slots';

/** Fills the slots of texts about one scene with consistent values. */
export class Teller {
  readonly #dice: Dice;
  readonly #scene: Scene;
  readonly #said = new Map<string, string>();

  constructor(dice: Dice, scene: Scene) {
    this.#dice = dice;
    this.#scene = scene;
  }

  /** One variant of a text: picks from `[this|that]`, fills `{slots}` and capitalises sentences. */
  tell(text: string): string {
    const chosen = text.replace(/\[([^\]]*\|[^\]]*)\]/g, (_, options: string) =>
      this.#dice.pick(options.split('|')),
    );
    const filled = chosen.replace(/\{(\w+)\}/g, (_, slot: string) => this.#fill(slot));
    return withArticles(filled.replace(/(^|[.?!] )[a-z]/g, (start) => start.toUpperCase()));
  }

  /** The same text with other days, amounts and cities; company and job stay. */
  retell(dice: Dice, text: string): string {
    return new Teller(dice, this.#scene).tell(text);
  }

  #fill(slot: string): string {
    const said = this.#said.get(slot);
    if (said !== undefined) return said;
    const fill = SLOTS[slot];
    if (!fill) throw new Error(`Unknown slot ${slot}.`);
    const value = fill(this.#dice, this.#scene);
    this.#said.set(slot, value);
    return value;
  }
}

/** "a engineer" reads "an engineer", but a UX designer and a university keep their "a". */
export const withArticles = (text: string): string =>
  text.replace(/\ba ([aeiou]|8\b|11\b|18\b|HR|R&D)/gi, withArticle);

function withArticle(match: string, next: string, at: number, whole: string): string {
  const rest = whole.slice(at + match.length - next.length);
  if (/^(ux|uni|use|one|eu)/i.test(rest)) return match;
  return `${match.charAt(0)}n ${next}`;
}
