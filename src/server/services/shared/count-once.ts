import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../http/network-of';

const AN_HOUR = 3_600_000;
const MAX_REMEMBERED = 100_000;

/**
 * Counts a network once an hour per target, so that one person who repeats a request does not raise a public figure.
 * Privacy: remembers keyed hashes in memory only, under a key that ends with the process.
 */
export class CountOnce {
  readonly #counted: LRUCache<string, true>;
  readonly #key = randomBytes(32);

  constructor(now: () => Date) {
    const perf = { now: () => now().getTime() };
    this.#counted = new LRUCache({ ttl: AN_HOUR, max: MAX_REMEMBERED, perf, ttlResolution: 0 });
  }

  isFirst(address: string, target: string): boolean {
    const hash = createHmac('sha256', this.#key)
      .update(`${networkOf(address)} ${target}`)
      .digest('base64url');
    if (this.#counted.has(hash)) return false;
    this.#counted.set(hash, true);
    return true;
  }
}
