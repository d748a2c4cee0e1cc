import { expect, it } from 'vitest';
import { withDeadline } from './deadline';
import { ManualTimers, settle } from './testing';

/** Keeps requests alive; a collected request loses its abort signal and would wait forever. */
const open: Request[] = [];

/** A service that never responds, but notices an abort. */
const silent = (request: Request): Promise<Response> =>
  new Promise((_, reject) => {
    open.push(request);
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: Error) => error.name,
  );

it.each([
  ['GET', 10_000],
  ['POST', 20_000],
])('a %s request times out after %i ms and not earlier', async (method, limit) => {
  const timers = new ManualTimers();
  const fetch = withDeadline(silent, timers);
  let seen = 'waiting';
  const call = outcome(fetch(new Request('http://service.test/', { method }))).then((name) => {
    seen = name;
  });
  timers.pass(limit - 1);
  await settle();
  expect(seen).toBe('waiting');
  timers.pass(1);
  await call;
  expect(seen).toBe('TimeoutError');
});

it('a response body that hangs times out', async () => {
  const timers = new ManualTimers();
  const fetch = withDeadline(async (request) => {
    open.push(request);
    const body = new ReadableStream({
      start: (controller) =>
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason)),
    });
    return new Response(body);
  }, timers);
  const call = outcome(fetch(new Request('http://service.test/')));
  await settle();
  timers.pass(10_000);
  await expect(call).resolves.toBe('TimeoutError');
});

it('a caller can abort a request that has a deadline', async () => {
  const caller = new AbortController();
  const timers = new ManualTimers();
  const call = outcome(
    withDeadline(silent, timers)(new Request('http://service.test/', { signal: caller.signal })),
  );
  caller.abort();
  await expect(call).resolves.toBe('AbortError');
  expect(timers.pending).toBe(0);
});

it('a response is passed on completely and its timer is stopped', async () => {
  const timers = new ManualTimers();
  const fetch = withDeadline(
    async () => Response.json({ a: 1 }, { status: 201, headers: { 'x-request-id': 'r1' } }),
    timers,
  );
  const response = await fetch(new Request('http://service.test/'));
  expect([response.status, response.headers.get('x-request-id'), await response.json()]).toEqual([
    201,
    'r1',
    { a: 1 },
  ]);
  expect(timers.pending).toBe(0);
});

it('a response without content stays unchanged, although Chromium gives it an empty body', async () => {
  const emptied = Object.defineProperty(new Response(undefined, { status: 204 }), 'body', {
    value: new ReadableStream(),
  });
  const fetch = withDeadline(async () => emptied, new ManualTimers());
  expect((await fetch(new Request('http://service.test/', { method: 'POST' }))).status).toBe(204);
});
