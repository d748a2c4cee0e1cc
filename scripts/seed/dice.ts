/** Chance that comes out the same for the same seed: xoshiro128**, seeded by a text. */
export class Dice {
  readonly #state: Uint32Array;

  constructor(seed: string) {
    this.#state = new Uint32Array(4);
    let hash = 2166136261;
    for (let at = 0; at < 4; at++) {
      for (const character of `${at}${seed}`)
        hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
      this.#state[at] = mixed(hash);
    }
    for (let warm = 0; warm < 12; warm++) this.#next();
  }

  /** At least 0, less than 1. */
  unit(): number {
    return this.#next() / 4294967296;
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  /** A whole number; both ends may come. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.unit() * (most - least + 1));
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    const thing = things[Math.floor(this.unit() * things.length)];
    if (thing === undefined) throw new Error('Cannot pick from an empty list.');
    return thing;
  }

  weighted<Thing>(things: readonly (readonly [Thing, number])[]): Thing {
    let left = this.unit() * things.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [thing, weight] of things) {
      left -= weight;
      if (left < 0) return thing;
    }
    return this.pick(things)[0];
  }

  /** A place in a list of this length, the first ones far more often: what is popular gets more popular. */
  favourite(length: number, steepness = 2.2): number {
    return Math.min(length - 1, Math.floor(length * this.unit() ** steepness));
  }

  /** Bell shaped around 0, about two thirds within 1. */
  bell(): number {
    return Math.sqrt(-2 * Math.log(1 - this.unit())) * Math.cos(2 * Math.PI * this.unit());
  }

  shuffled<Thing>(things: readonly Thing[]): Thing[] {
    const left = [...things];
    for (let at = left.length - 1; at > 0; at--) {
      const other = this.whole(0, at);
      const [here, there] = [left[at], left[other]];
      if (here !== undefined && there !== undefined) {
        left[at] = there;
        left[other] = here;
      }
    }
    return left;
  }

  /** An id like the server's: 22 random letters and digits. */
  id(length = 22): string {
    let id = '';
    for (let at = 0; at < length; at++) id += LETTERS.charAt(Math.floor(this.unit() * LETTERS.length));
    return id;
  }

  #next(): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.#state;
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const [c1, d1] = [c ^ a, d ^ b];
    this.#state.set([a ^ d1, b ^ c1, c1 ^ (b << 9), rotated(d1, 11)]);
    return result;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const rotated = (value: number, by: number): number => ((value << by) | (value >>> (32 - by))) >>> 0;

function mixed(hash: number): number {
  let value = hash ^ (hash >>> 16);
  value = Math.imul(value, 2246822507);
  value = Math.imul(value ^ (value >>> 13), 3266489909);
  return (value ^ (value >>> 16)) >>> 0;
}
