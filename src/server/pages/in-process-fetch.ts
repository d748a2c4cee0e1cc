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
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? undefined : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
