import { parse } from 'node:querystring';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Caller } from '../http/caller';
import { inProcessReads } from '../http/in-process-reads';

export interface CallerHeaders {
  readonly cookie: string;
  /** The address whose rate limit the calls count against. */
  readonly ip: string;
  readonly userAgent: string;
  readonly acceptLanguage: string;
  /** If the page's request has already identified them by the same cookies. */
  readonly caller?: Caller | undefined;
}

/**
 * A fetch that stays in this process and acts as the caller of the page; as a visitor for reads that all pages may
 * share.
 */
export const inProcessFetch = (app: FastifyInstance, reader: CallerHeaders) => {
  const { isSameForAll } = inProcessReads(app);
  const asReader = fetchAs(app, reader);
  const asVisitor = fetchAs(app, { ...reader, cookie: '', caller: undefined });
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    return (isSameForAll(url.pathname) ? asVisitor : asReader)(request, url);
  };
};

function fetchAs(app: FastifyInstance, { cookie, ip, caller, ...marks }: CallerHeaders) {
  const reads = inProcessReads(app);
  let cookies: Record<string, string | undefined> | undefined;
  return async (request: Request, { pathname, search }: URL): Promise<Response> => {
    const headers = {
      ...Object.fromEntries(request.headers),
      'user-agent': marks.userAgent,
      'accept-language': marks.acceptLanguage,
      ...(cookie && { cookie }),
    };
    const found = request.method === 'GET' ? reads.find(pathname) : undefined;
    if (found) {
      const query = parse(search.slice(1));
      cookies ??= app.parseCookie(cookie);
      // A failure is answered by the framework, which knows how.
      const reply = await found
        .read({ params: found.params, query, headers, cookies, ip, caller })
        .catch(() => undefined);
      request.signal.throwIfAborted();
      if (reply) return new WholeResponse(reply.text, reply.status, reply.type);
    }
    return injected(app, request, { url: pathname + search, headers, remoteAddress: ip });
  };
}

async function injected(app: FastifyInstance, request: Request, sent: InjectOptions): Promise<Response> {
  const response = await app.inject({
    ...sent,
    method: request.method as NonNullable<InjectOptions['method']>,
    ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    signal: request.signal,
  });
  return new WholeResponse(
    response.payload,
    response.statusCode,
    String(response.headers['content-type'] ?? ''),
  );
}

/** A response whose text is already complete: converting it to streams cost a tenth of the page's time. */
class WholeResponse extends Response {
  readonly #text: string;

  constructor(text: string, status: number, type: string) {
    super(undefined, { status, headers: { 'content-type': type } });
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#text);
  }

  /** Can be read repeatedly, so no copy is needed. */
  override clone(): WholeResponse {
    return this;
  }
}
