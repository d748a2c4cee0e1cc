import { LRUCache } from 'lru-cache';

/**
 * Caches the results of expensive work. Simultaneous requests for the same key share one load; failures are not
 * cached. A full cache drops the result that was used least recently.
 */
export class ResultCache<Value> {
  readonly #results: LRUCache<string, Promise<Value>>;

  /** `ttl` counts milliseconds from the end of a load. */
  constructor(limits: { readonly ttl: number; readonly max: number }, now: () => Date) {
    const clock = { now: () => now().getTime() };
    this.#results = new LRUCache({ ...limits, perf: clock, ttlResolution: 0 });
  }

  get(
    key: string,
    load: () => Promise<Value>,
    isCacheable: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    const cached = this.#results.get(key);
    if (cached) return cached;
    const result = load();
    // Without a TTL until it is loaded, so that later requests join a slow load instead of repeating it.
    this.#results.set(key, result, { ttl: 0 });
    const drop = () => {
      if (this.#results.peek(key) === result) this.#results.delete(key);
    };
    result.then((value) => (isCacheable(value) ? this.#results.set(key, result) : drop()), drop);
    return result;
  }
}
