import type { ReadReply } from '../http/in-process-reads';
import { ResultCache } from '../result-cache';
import { FRESH_MS } from './page-exchange';
import type { Removals } from './removal-feed';

type Reply = ReadReply | undefined;

const LIMITS = { ttl: FRESH_MS, max: 500 };

/**
 * The responses that visitors' pages are rendered from, shared by all pages as long as a finished page would be. Any
 * removal drops them all, and those that were being read meanwhile are not stored.
 */
export class VisitorReads {
  readonly #now: () => Date;
  readonly #removals: Removals | undefined;
  #replies: ResultCache<Reply>;

  constructor(now: () => Date, removals: Removals | undefined) {
    this.#now = now;
    this.#removals = removals;
    this.#replies = this.#none();
    removals?.subscribe(() => {
      this.#replies = this.#none();
    });
  }

  #none = (): ResultCache<Reply> => new ResultCache(LIMITS, this.#now);

  /** Without complete news of removals every page reads again. */
  get = (key: string, read: () => Promise<Reply>): Promise<Reply> => {
    if (!this.#removals?.isComplete()) return read();
    return this.#replies.get(key, read, (reply) => reply?.status === 200);
  };
}
