import type { Wire } from './runtime';

/** Sends every PUT as a POST with a method override: this part of the service only supports that. */
export const putsAsPosts = (wire: Wire): Wire => ({
  ...wire,
  fetch: (request) => wire.fetch(request.method === 'PUT' ? meaningPut(request) : request),
});

function meaningPut(request: Request): Request {
  const post = new Request(request, { method: 'POST' });
  post.headers.set('x-http-method-override', 'PUT');
  return post;
}
