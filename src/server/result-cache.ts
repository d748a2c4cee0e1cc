import { LRUCache } from 'lru-cache';

interface Limits {
  /** Counts milliseconds from the end of a load. */
  readonly ttl: number;
  /** For this many milliseconds more, an expired result is returned at once while a load may replace it. */
  readonly staleFor?: number;
  readonly max: number;
}

/** Requests do not wait for refreshes, so any number could fill the queue of the database, which refuses requests then. */
const MAX_REFRESHES = 4;

type Load<Value> = () => Promise<Value>;
type IsCacheable<Value> = (value: Value) => boolean;

/**
 * Caches the results of expensive work. Simultaneous requests for the same key share one load; failures are not
 * cached. A full cache drops the result that was used least recently.
 */
export class ResultCache<Value> {
  readonly #results: LRUCache<string, Promise<Value>>;
  readonly #refreshes = new Map<string, Promise<Value>>();
  readonly #staleFor: number;

  constructor({ ttl, staleFor = 0, max }: Limits, now: () => Date) {
    const perf = { now: () => now().getTime() };
    this.#staleFor = staleFor;
    this.#results = new LRUCache({ ttl: ttl + staleFor, max, perf, ttlResolution: 0 });
  }

  get(key: string, load: Load<Value>, isCacheable: IsCacheable<Value> = () => true): Promise<Value> {
    const cached = this.#results.get(key);
    if (!cached) return this.#refreshes.get(key) ?? this.#load(key, load, isCacheable);
    if (this.#results.getRemainingTTL(key) < this.#staleFor) this.#refresh(key, load, isCacheable);
    return cached;
  }

  #load(key: string, load: Load<Value>, isCacheable: IsCacheable<Value>): Promise<Value> {
    const result = load();
    // Without a TTL until it is loaded, so that later requests join a slow load instead of repeating it.
    this.#results.set(key, result, { ttl: 0 });
    const drop = () => {
      if (this.#results.peek(key) === result) this.#results.delete(key);
    };
    result.then((value) => (isCacheable(value) ? this.#results.set(key, result) : drop()), drop);
    return result;
  }

  /** A failed refresh leaves the old result, and the next request tries again. */
  #refresh(key: string, load: Load<Value>, isCacheable: IsCacheable<Value>): void {
    if (this.#refreshes.has(key) || this.#refreshes.size >= MAX_REFRESHES) return;
    const result = load();
    this.#refreshes.set(key, result);
    const ended = () => this.#refreshes.delete(key);
    result.then((value) => {
      ended();
      if (isCacheable(value)) this.#results.set(key, result);
      else this.#results.delete(key);
    }, ended);
  }
}
