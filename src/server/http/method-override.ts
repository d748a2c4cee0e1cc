import type { IncomingMessage } from 'node:http';

/** Some clients can only POST: they say in a header what they mean. Only PUT may be meant. */
export function meantMethod(request: IncomingMessage): string {
  const meant = request.headers['x-http-method-override'];
  if (request.method === 'POST' && meant === 'PUT') request.method = 'PUT';
  return request.url ?? '/';
}
