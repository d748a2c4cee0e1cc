import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { OVERLOADED } from './admission';
import { PROBLEM_TYPE, problemOf } from './problem';

export interface Overload {
  readonly isOverloaded: () => boolean;
  readonly countRefusal: () => void;
}

interface Settings {
  readonly http: ServerOptions;
  readonly keepAliveTimeout: number;
  readonly requestTimeout: number;
}

/** Reads of the services. Other requests, also those with a body or without a name, are refused by their route. */
const SERVICE = /^\/(?:(?!untraceable|token)[a-z]+-services|api)\//;
const BODY = JSON.stringify(problemOf(OVERLOADED));

/**
 * A server that refuses reads before the framework sees them while it is overloaded: routing, hooks and log lines made
 * a refusal cost twice as much, which was missing for the responses (decision 233).
 */
export function overloadableServer(
  handler: RequestListener,
  { http, keepAliveTimeout, requestTimeout }: Settings,
  { isOverloaded, countRefusal }: Overload,
  headers: Readonly<Record<string, string>>,
): Server {
  const refusal = Object.entries({
    ...headers,
    'retry-after': String(OVERLOADED.retryAfter),
    'cache-control': 'no-store',
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(BODY)),
  }).flat();
  const server = createServer(http, (request, response) => {
    // A browser that opens the address wants a page.
    const isRead = request.method === 'GET' && request.headers['sec-fetch-dest'] !== 'document';
    // A server that stops says goodbye in its responses.
    if (!isRead || !server.listening || !SERVICE.test(request.url ?? '') || !isOverloaded())
      return handler(request, response);
    countRefusal();
    response.writeHead(OVERLOADED.status, [...refusal, 'x-request-id', randomUUID()]).end(BODY);
  });
  return Object.assign(server, { keepAliveTimeout, requestTimeout });
}
