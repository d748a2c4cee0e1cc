import type { Timers } from '../../core/shared/timers';
import type { Wire } from './runtime';

const READING_MS = 10_000;
const WRITING_MS = 20_000;

/** Times out when the response is not complete within 10 s (reads) or 20 s (writes). */
export const withDeadline =
  (fetch: Wire['fetch'], timers: Timers): Wire['fetch'] =>
  async (request) => {
    const deadline = new AbortController();
    const cancel = () => deadline.abort(request.signal.reason);
    request.signal.throwIfAborted();
    request.signal.addEventListener('abort', cancel, { once: true });
    const stop = timers.after(request.method === 'GET' ? READING_MS : WRITING_MS, () =>
      deadline.abort(new DOMException('The service took too long to respond.', 'TimeoutError')),
    );
    try {
      return await whole(await fetch(new Request(request, { signal: deadline.signal })));
    } finally {
      stop();
      request.signal.removeEventListener('abort', cancel);
    }
  };

/** These responses have no body. Chromium gives them an empty body, with which a new Response would throw. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** None of our services sends this much; reading it would only block the page. */
const MAX_BYTES = 4_000_000;

/** Reads the body too, because a body can hang like the headers. */
async function whole(response: Response): Promise<Response> {
  if (response.body === null || WITHOUT_BODY.has(response.status)) return response;
  const body = await response.arrayBuffer();
  if (body.byteLength > MAX_BYTES) throw new RangeError('The service said too much.');
  return new Response(body, response);
}
