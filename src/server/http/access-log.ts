import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { BufferedLines } from './buffered-lines';
import { fromNetwork } from './from-network';

/**
 * One line a request: which route, how it went, and for reading how long it took. No address, cookie, query, body
 * or path parameter: together with the time they would tell who did what.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!fromNetwork(request)) return done();
    const { method, routeOptions } = request;
    const line = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    // What was written is stored with its hour; the log must not say its millisecond, nor when the request began.
    const isReading = method === 'GET' || method === 'HEAD';
    request.log.info(isReading ? { ...line, ms: Math.round(reply.elapsedTime) } : line, 'request');
    done();
  });
}

export const loggerOptions = (lines: BufferedLines): FastifyServerOptions['logger'] => ({
  level: 'info',
  stream: lines,
  base: { service: 'humkaar' },
  timestamp: () => `,"time":"${new Date().toISOString().slice(0, 19)}Z"`,
  serializers: { err: describeError, req: () => ({}), res: () => ({}) },
  redact: { paths: ['*.cookie', '*.authorization', '*.token', '*.password', '*.mail'], censor: '[redacted]' },
});

interface DatabaseTrouble {
  readonly code?: string;
  readonly severity?: string;
  readonly table?: string;
  readonly constraint?: string;
}
type Told = { readonly [key: string]: unknown; type: string; message: string; stack: string };

/** A database error's own message and detail repeat the row's values, so only its kind is told. */
function describeError(error: Error): Told {
  const { name, code, severity, table, constraint } = error as Error & DatabaseTrouble;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: name,
    message: severity === undefined ? error.message : 'the database returned an error',
    stack: frames.slice(0, 12).join('\n'),
    code,
    table,
    constraint,
  };
}
