import type { IncomingMessage } from 'node:http';

/** Some clients can only POST and name the method in a header; only PUT is accepted. */
export function requestedMethod(request: IncomingMessage): string {
  const resolved = request.headers['x-http-method-override'];
  if (request.method === 'POST' && resolved === 'PUT') request.method = 'PUT';
  return request.url ?? '/';
}
