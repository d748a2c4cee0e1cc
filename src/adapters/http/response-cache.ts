import { isUsageEvent } from '../../core/shell/unanswered-changes';
import type { Wire } from './runtime';

/** Long enough for going to a page and back, short enough that the user never sees an outdated page. */
const SAVED_FOR = 60_000;
const MAX_SAVED = 30;

interface CachedResponse {
  readonly since: number;
  /** Stored as text, which is available at once; a stream would take time on every use. */
  readonly response: Promise<BufferedResponse>;
}

interface BufferedResponse {
  readonly isReusable: boolean;
  readonly response: Response;
}

export interface ResponseCacheOptions {
  readonly now: () => number;
  /** Whether a navigation is running; only then are cached responses used. */
  readonly isNavigating: () => boolean;
}

/**
 * Caches reads for a short time, for navigations to pages just seen or prefetched. Requests of the current page skip
 * the cache, and any write clears it, except usage events, which follow most navigations.
 */
export class ResponseCache {
  readonly #saved = new Map<string, CachedResponse>();
  readonly #fetch: Wire['fetch'];
  readonly #options: ResponseCacheOptions;

  constructor(fetch: Wire['fetch'], keeping: ResponseCacheOptions) {
    this.#fetch = fetch;
    this.#options = keeping;
  }

  readonly fetch: Wire['fetch'] = async (request) => {
    if (request.method === 'GET') return this.#read(request, this.#options.isNavigating());
    if (isUsageEvent(new URL(request.url).pathname)) return this.#fetch(request);
    this.forget();
    try {
      return await this.#fetch(request);
    } finally {
      this.forget();
    }
  };

  /** Prefetches a page; must not change anything, so only GET is allowed. */
  readonly prefetch: Wire['fetch'] = (request) =>
    request.method === 'GET'
      ? this.#read(request, true)
      : Promise.reject(new TypeError('only reading is done ahead'));

  forget(): void {
    this.#saved.clear();
  }

  async #read(request: Request, mayRepeat: boolean): Promise<Response> {
    const saved = mayRepeat ? this.#saved.get(request.url) : undefined;
    if (saved && this.#options.now() - saved.since <= SAVED_FOR) {
      // Waits for a request that is still running; if that fails, the caller sends its own.
      const response = await saved.response.catch(() => undefined);
      request.signal.throwIfAborted();
      if (response?.isReusable) return response.response;
    }
    return this.#ask(request);
  }

  async #ask(request: Request): Promise<Response> {
    const requested = this.#fetch(request);
    const response = requested.then(buffer);
    // The caller receives the failure; this only avoids an unhandled rejection.
    response.catch(() => undefined);
    const entry = { since: this.#options.now(), response };
    this.#saved.delete(request.url);
    this.#saved.set(request.url, entry);
    const [oldest] = this.#saved.keys();
    if (this.#saved.size > MAX_SAVED && oldest !== undefined) this.#saved.delete(oldest);
    return requested;
  }
}

/** Reads a clone; the caller reads the response itself. */
async function buffer(response: Response): Promise<BufferedResponse> {
  const { ok, status, headers } = response;
  const text = await response.clone().text();
  // HTML instead of data comes from a proxy (a hotel's login page), which may be gone at the next request.
  const isPage = /html/.test(headers.get('content-type') ?? '');
  return { isReusable: ok && !isPage, response: new TextResponse(text, { status, headers }) };
}

/**
 * A response with known text, which can be read any number of times: making a response or reading a stream takes a slow
 * phone about a millisecond.
 */
class TextResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(undefined, init);
    this.#text = text;
  }

  override clone(): TextResponse {
    return this;
  }

  override text = async (): Promise<string> => this.#text;
  override json = async (): Promise<unknown> => JSON.parse(this.#text);
}
