import { expect, it } from 'vitest';
import { withRetries } from './retry';
import { ManualTimers, settle } from './testing';

/** Gives these responses in order and repeats the last. */
function service(...responses: (() => Response)[]) {
  let calls = 0;
  const fetch = async (): Promise<Response> => {
    const response = responses[Math.min(calls, responses.length - 1)];
    calls++;
    if (!response) throw new Error('no response was given');
    return response();
  };
  return { fetch, calls: () => calls };
}

const fine = () => Response.json({ ok: true });
const busy = () => new Response(undefined, { status: 503 });
const cut = (): Response => {
  throw new TypeError('fetch failed');
};

async function run(fetch: () => Promise<Response>, init: RequestInit = {}) {
  const timers = new ManualTimers();
  const pending = withRetries(fetch, { timers, jitter: () => 0, online: () => true })(
    new Request('http://service.test/', init),
  ).then(
    ({ status }) => status,
    (error: Error) => error.name,
  );
  for (let turn = 0; turn < 8; turn++) {
    await settle();
    timers.pass(5_000);
  }
  return { outcome: await pending, waits: timers.requests };
}

it('a read is retried after a lost connection and an overloaded service', async () => {
  const { fetch, calls } = service(cut, busy, fine);
  await expect(run(fetch)).resolves.toEqual({ outcome: 200, waits: [400, 800] });
  expect(calls()).toBe(3);
});

it('a read fails after the fourth try with its last error', async () => {
  const tired = service(busy);
  await expect(run(tired.fetch)).resolves.toEqual({ outcome: 503, waits: [400, 800, 1600] });
  expect(tired.calls()).toBe(4);
  await expect(run(service(cut).fetch)).resolves.toMatchObject({ outcome: 'TypeError' });
});

it('a retry waits as long as the service asks, up to the cap', async () => {
  const send = (seconds: string) => () =>
    new Response(undefined, { status: 503, headers: { 'retry-after': seconds } });
  await expect(run(service(send('2'), fine).fetch)).resolves.toMatchObject({ waits: [2_000] });
  await expect(run(service(send('3600'), fine).fetch)).resolves.toMatchObject({ waits: [5_000] });
});

it('a write is never retried', async () => {
  const { fetch, calls } = service(busy, fine);
  await expect(run(fetch, { method: 'POST', body: '{}' })).resolves.toMatchObject({
    outcome: 503,
    waits: [],
  });
  expect(calls()).toBe(1);
});

it('error responses and timeouts are not retried', async () => {
  await expect(
    run(service(() => new Response(undefined, { status: 404 }), fine).fetch),
  ).resolves.toMatchObject({ outcome: 404 });
  const late = (): Response => {
    throw new DOMException('late', 'TimeoutError');
  };
  await expect(run(service(late, fine).fetch)).resolves.toMatchObject({ outcome: 'TimeoutError', waits: [] });
});

it('a read can be aborted while it waits for its retry', async () => {
  const caller = new AbortController();
  const timers = new ManualTimers();
  const request = new Request('http://service.test/', { signal: caller.signal });
  const call = withRetries(service(busy).fetch, { timers, jitter: () => 0, online: () => true })(
    request,
  ).catch((error: Error) => error.name);
  await settle();
  caller.abort();
  await expect(call).resolves.toBe('AbortError');
  expect(timers.pending).toBe(0);
});

/** A page that sends thirteen requests at once, as a company page does. */
async function page(fetch: () => Promise<Response>) {
  const timers = new ManualTimers();
  const send = withRetries(fetch, { timers, jitter: () => 0, online: () => true });
  const responses = Promise.all(
    Array.from(
      { length: 13 },
      async (_, index) => (await send(new Request(`http://service.test/${index}`))).status,
    ),
  );
  for (let turn = 0; turn < 8; turn++) {
    await settle();
    timers.pass(5_000);
  }
  return { responses: await responses, waits: timers.requests };
}

it('parallel reads in an outage: the first retries and the others try only once more', async () => {
  const down = service(busy);
  const { responses, waits } = await page(down.fetch);
  expect(new Set(responses)).toEqual(new Set([503]));
  expect(waits).toEqual([400, 800, 1600]);
  expect(down.calls()).toBe(13 + 3 + 12);
});

it('parallel reads in an outage: all are answered as soon as the service is back', async () => {
  const back = service(...Array.from({ length: 14 }, () => busy), fine);
  const { responses, waits } = await page(back.fetch);
  expect(new Set(responses)).toEqual(new Set([200]));
  expect(waits).toEqual([400, 800]);
  expect(back.calls()).toBe(13 + 2 + 12);
});

it('parallel reads in an outage: another read retries when the first is aborted', async () => {
  const caller = new AbortController();
  const timers = new ManualTimers();
  const send = withRetries(service(busy, busy, fine).fetch, {
    timers,
    jitter: () => 0,
    online: () => true,
  });
  const first = send(new Request('http://service.test/', { signal: caller.signal })).catch(
    (error: Error) => error.name,
  );
  const second = send(new Request('http://service.test/'));
  await settle();
  caller.abort();
  await expect(first).resolves.toBe('AbortError');
  await expect(second).resolves.toMatchObject({ status: 200 });
});

it('parallel reads in an outage: a waiting read can be aborted alone', async () => {
  const caller = new AbortController();
  const timers = new ManualTimers();
  const send = withRetries(service(busy, busy, fine).fetch, {
    timers,
    jitter: () => 0,
    online: () => true,
  });
  const first = send(new Request('http://service.test/'));
  const second = send(new Request('http://service.test/', { signal: caller.signal })).catch(
    (error: Error) => error.name,
  );
  await settle();
  caller.abort();
  await expect(second).resolves.toBe('AbortError');
  timers.pass(5_000);
  await expect(first).resolves.toMatchObject({ status: 200 });
});

it('a device that knows it is offline does not retry', async () => {
  const { fetch, calls } = service(cut, fine);
  const timers = new ManualTimers();
  const send = withRetries(fetch, { timers, jitter: () => 0, online: () => false });
  await expect(send(new Request('http://service.test/'))).rejects.toThrow(TypeError);
  expect([calls(), timers.requests]).toEqual([1, []]);
});
