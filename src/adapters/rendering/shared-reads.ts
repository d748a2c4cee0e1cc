import { type EmbeddedResponses, recordResponses } from '../http/embedded-responses';
import { conversions, type Http, type Middleware, type Read } from '../http/runtime';

/** Reads, or returns what was read for another page with the same key. Undefined if each page reads it for itself. */
export type ShareReads = <Reply extends { readonly status: number }>(
  key: string,
  read: () => Promise<Reply>,
) => Promise<Reply> | undefined;

interface FetchResult {
  readonly data?: unknown;
  readonly response: Response;
}

interface Options {
  readonly params?: object;
  readonly signal?: AbortSignal;
  readonly middleware?: readonly Middleware[];
}

type Get = (path: string, options?: Options) => Promise<FetchResult>;

/**
 * The reads of a page that other pages may read too: the request, its data and what the data is converted to. All
 * of it is frozen, so that no page can change what another shows.
 */
export class SharedReads {
  readonly #share: ShareReads;
  readonly #saved: EmbeddedResponses;
  readonly #waiting = new Set<Promise<unknown>>();

  constructor(share: ShareReads, saved: EmbeddedResponses) {
    this.#share = share;
    this.#saved = saved;
  }

  /** A client whose reads are shared; the page carries their responses, whichever page requested them. */
  readonly through = <Paths extends object>(client: Http<Paths>, base: string): Http<Paths> => {
    const get = client.GET as unknown as Get;
    const shared: Get = (path, { signal, ...options } = {}) => {
      const reply = this.#share(`${base}${path} ${JSON.stringify(options)}`, () =>
        readOnce(get, path, options),
      );
      if (!reply) return get(path, { ...options, ...(signal && { signal }) });
      const reading = this.#read(reply, signal).finally(() => this.#waiting.delete(reading));
      this.#waiting.add(reading);
      return reading;
    };
    return { ...client, GET: shared as unknown as Http<Paths>['GET'] };
  };

  /** Resolves once no read waits for its response. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#waiting);
  }

  async #read(reply: ReturnType<typeof readOnce>, signal: AbortSignal | undefined): Promise<FetchResult> {
    const { response, carried } = await reply;
    // The signal ends this page only; other pages may wait for the same response.
    signal?.throwIfAborted();
    for (const [key, response] of carried) this.#saved.set(key, response);
    return response;
  }
}

async function readOnce(get: Get, path: string, options: Options) {
  const carried: EmbeddedResponses = new Map();
  const response = await get(path, { ...options, middleware: [recordResponses(carried)] });
  if (isObject(response.data)) conversions.set(response.data, convertOnce(response.data));
  return { response, carried, status: response.response.status };
}

function convertOnce(data: object): (read: Read) => unknown {
  const known = new WeakMap<Read, unknown>();
  const frozen = deepFrozen(data);
  return (read) => {
    if (!known.has(read)) known.set(read, deepFrozen(read(frozen as never)));
    return known.get(read);
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function deepFrozen<Value>(value: Value): Value {
  if (!isObject(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFrozen(part);
  return value;
}
