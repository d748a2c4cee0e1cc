import type { FastifyInstance, InjectOptions } from 'fastify';

export interface CallersMarks {
  readonly cookie: string;
  /** Whose rate limit the calls count against. */
  readonly ip: string;
  readonly userAgent: string;
}

/** A fetch that never leaves the process and speaks for the one who asked for the page. */
export const inProcessFetch =
  (app: FastifyInstance, marks: CallersMarks) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      remoteAddress: marks.ip,
      headers: {
        ...Object.fromEntries(request.headers),
        'user-agent': marks.userAgent,
        ...(marks.cookie && { cookie: marks.cookie }),
      },
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
      signal: request.signal,
    });
    return new WholeAnswer(answer.payload, answer.statusCode, String(answer.headers['content-type'] ?? ''));
  };

/** An answer that is here as text. Nobody streams it, and making streams of it cost a tenth of a page. */
class WholeAnswer extends Response {
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

  /** As often as somebody likes: reading it uses nothing up. */
  override clone(): WholeAnswer {
    return this;
  }
}
