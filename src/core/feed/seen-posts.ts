import type { Storage } from '../shared/storage';

/** A post counts as seen once a tenth of it was in sight for half a second. */
export const SEEN_SHARE = 0.1;
export const SEEN_AFTER = 500;
/** Seen posts are reported in one request at this interval and when the page is hidden. */
export const REPORT_EVERY = 10_000;
/** The server's limit per request. */
export const MAX_SEEN = 100;
const UNREPORTED = 'untold';

/** Seen posts that are not reported yet. */
export class UnreportedViews {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  read(): readonly string[] {
    const text = this.#storage.read(UNREPORTED);
    return text === undefined ? [] : text.split(' ').filter((id) => /^[A-Za-z0-9_-]{8,40}$/.test(id));
  }

  keep(ids: readonly string[]): void {
    const last = [...new Set(ids)].slice(-MAX_SEEN);
    if (last.length === 0) this.#storage.remove(UNREPORTED);
    else this.#storage.write(UNREPORTED, last.join(' '));
  }
}
