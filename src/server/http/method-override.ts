import type { IncomingMessage } from 'node:http';

/** Some clients can only POST and name the method in a header; only PUT is accepted. */
export function meantMethod(request: IncomingMessage): string {
  const meant = request.headers['x-http-method-override'];
  if (request.method === 'POST' && meant === 'PUT') request.method = 'PUT';
  return request.url ?? '/';
}
