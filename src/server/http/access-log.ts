import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { describeError } from '../describe-error';
import type { BufferedLines } from './buffered-lines';
import { fromNetwork } from './from-network';

/**
 * One line per request: route, result and, for reads, duration. No address, cookie, query, body or path
 * parameter: combined with the time they would reveal who did what. Nothing about nameless routes: the second
 * of an untraceable post would reveal its author.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!fromNetwork(request) || request.routeOptions.config?.isNameless) return done();
    const { method, routeOptions } = request;
    const line = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    // Stored writes carry only their hour; the log must not reveal their millisecond or the request's start.
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
