/** A random sequence that is the same for the same seed: xoshiro128**, seeded by a text. */
export class SeededRandom {
  readonly #state: Uint32Array;

  constructor(seed: string) {
    this.#state = new Uint32Array(4);
    let hash = 2166136261;
    for (let index = 0; index < 4; index++) {
      for (const character of `${index}${seed}`)
        hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
      this.#state[index] = mixed(hash);
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

  /** A whole number; both limits are included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.unit() * (max - min + 1));
  }

  pick<Thing>(items: readonly Thing[]): Thing {
    const item = items[Math.floor(this.unit() * items.length)];
    if (item === undefined) throw new Error('Cannot pick from an empty list.');
    return item;
  }

  weighted<Thing>(items: readonly (readonly [Thing, number])[]): Thing {
    let left = this.unit() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(items)[0];
  }

  /**
   * An index in a list of this length, with the first ones far more likely, as popular items attract more.
   */
  favourite(length: number, steepness = 2.2): number {
    return Math.min(length - 1, Math.floor(length * this.unit() ** steepness));
  }

  /** Bell shaped around 0, about two thirds within 1. */
  bell(): number {
    return Math.sqrt(-2 * Math.log(1 - this.unit())) * Math.cos(2 * Math.PI * this.unit());
  }

  shuffled<Thing>(items: readonly Thing[]): Thing[] {
    const left = [...items];
    for (let index = left.length - 1; index > 0; index--) {
      const other = this.whole(0, index);
      const [here, there] = [left[index], left[other]];
      if (here !== undefined && there !== undefined) {
        left[index] = there;
        left[other] = here;
      }
    }
    return left;
  }

  /** An id like the server's: 22 random letters and digits. */
  id(length = 22): string {
    let id = '';
    for (let position = 0; position < length; position++)
      id += LETTERS.charAt(Math.floor(this.unit() * LETTERS.length));
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
