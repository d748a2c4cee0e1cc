interface Kept<Value> {
  readonly value: Promise<Value>;
  readonly until: number;
}

/**
 * Keeps answers for a while and asks once for what is asked several times at once. When it is full the one
 * kept longest goes; what failed is not kept.
 */
export class Remembered<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #limits: { readonly forMs: number; readonly most: number };
  readonly #now: () => Date;

  constructor(limits: { readonly forMs: number; readonly most: number }, now: () => Date) {
    this.#limits = limits;
    this.#now = now;
  }

  get(key: string, ask: () => Promise<Value>): Promise<Value> {
    const now = this.#now().getTime();
    const known = this.#kept.get(key);
    if (known && known.until > now) return known.value;
    this.#kept.delete(key);
    const value = ask();
    this.#kept.set(key, { value, until: now + this.#limits.forMs });
    value.catch(() => this.#kept.delete(key));
    this.#forgetOldest();
    return value;
  }

  #forgetOldest(): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#limits.most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
