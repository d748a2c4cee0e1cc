/** Keeps what was just made, for a moment and within bounds; whoever asks while it is made waits for the same. */
export class MicroCache<Value> {
  readonly #kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  readonly #most: number;
  readonly #milliseconds: number;
  readonly #now: () => number;

  constructor(most: number, milliseconds: number, now: () => number) {
    this.#most = most;
    this.#milliseconds = milliseconds;
    this.#now = now;
  }

  /** `worth` says which results may be given again. */
  async get(key: string, make: () => Promise<Value>, worth: (value: Value) => boolean): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#now()) return kept.value;
    const value = make();
    this.#keep(key, { until: Number.POSITIVE_INFINITY, value });
    try {
      const made = await value;
      if (worth(made)) this.#keep(key, { until: this.#now() + this.#milliseconds, value });
      else this.#kept.delete(key);
      return made;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  get size(): number {
    return this.#kept.size;
  }

  #keep(key: string, entry: { readonly until: number; readonly value: Promise<Value> }): void {
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) return;
      this.#kept.delete(oldest);
    }
  }
}
