import type { Language } from '../../core/shared/languages';
import { ResultCache } from '../result-cache';
import { FRESH_MS } from './page-exchange';
import type { Removals } from './removal-feed';
import type { ShareReads } from './rendering';

interface Reply {
  readonly status: number;
}

interface Reader {
  readonly language: Language;
  readonly cookie: string;
  readonly isMember: boolean;
}

const LIMITS = { ttl: FRESH_MS, max: 200 };

/**
 * The responses that visitors' pages are rendered from, shared by all pages as long as a finished page would be. Any
 * removal drops them all, and those that were being read meanwhile are not stored.
 */
export class VisitorReads {
  readonly #now: () => Date;
  readonly #removals: Removals | undefined;
  readonly #isSameForAll: (path: string) => boolean;
  #replies: ResultCache<Reply>;

  constructor(now: () => Date, removals: Removals | undefined, isSameForAll: (path: string) => boolean) {
    this.#now = now;
    this.#removals = removals;
    this.#isSameForAll = isSameForAll;
    this.#replies = this.#none();
    removals?.subscribe(() => {
      this.#replies = this.#none();
    });
  }

  #none = (): ResultCache<Reply> => new ResultCache(LIMITS, this.#now);

  /** The reads that this reader's pages share. A member's pages read everything about its reader for themselves. */
  for({ language, cookie, isMember }: Reader): ShareReads {
    return (key, read) => {
      const [path = ''] = key.split(' ');
      if (this.#isSameForAll(path)) return this.get(`${language}  ${key}`, read);
      return isMember ? undefined : this.get(`${language} ${cookie} ${key}`, read);
    };
  }

  /** Without complete news of removals every page reads again. */
  get = <Read extends Reply>(key: string, read: () => Promise<Read>): Promise<Read> => {
    if (!this.#removals?.isComplete()) return read();
    // A key has replies of one type.
    return this.#replies.get(key, read, ({ status }) => status === 200) as Promise<Read>;
  };
}
