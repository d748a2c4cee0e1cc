import { expect, it } from 'vitest';
import { withRetries } from './retry';
import { HandTimers, settle } from './testing';

/** Answers in this order; the last one again and again. */
function service(...answers: (() => Response)[]) {
  let calls = 0;
  const fetch = async (): Promise<Response> => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls++;
    if (!answer) throw new Error('no answer was given');
    return answer();
  };
  return { fetch, calls: () => calls };
}

const fine = () => Response.json({ ok: true });
const busy = () => new Response(undefined, { status: 503 });
const cut = (): Response => {
  throw new TypeError('fetch failed');
};

async function run(fetch: () => Promise<Response>, init: RequestInit = {}) {
  const timers = new HandTimers();
  const asking = withRetries(fetch, { timers, jitter: () => 0 })(
    new Request('http://service.test/', init),
  ).then(
    ({ status }) => status,
    (error: Error) => error.name,
  );
  for (let turn = 0; turn < 8; turn++) {
    await settle();
    timers.pass(5_000);
  }
  return { outcome: await asking, waits: timers.asked };
}

it('asks again after a cut line and an overloaded service', async () => {
  const { fetch, calls } = service(cut, busy, fine);
  await expect(run(fetch)).resolves.toEqual({ outcome: 200, waits: [400, 800] });
  expect(calls()).toBe(3);
});

it('stops at the fourth try and hands on what it met', async () => {
  const tired = service(busy);
  await expect(run(tired.fetch)).resolves.toEqual({ outcome: 503, waits: [400, 800, 1600] });
  expect(tired.calls()).toBe(4);
  await expect(run(service(cut).fetch)).resolves.toMatchObject({ outcome: 'TypeError' });
});

it('waits as long as the service asks, up to the cap', async () => {
  const asking = (seconds: string) => () =>
    new Response(undefined, { status: 503, headers: { 'retry-after': seconds } });
  await expect(run(service(asking('2'), fine).fetch)).resolves.toMatchObject({ waits: [2_000] });
  await expect(run(service(asking('3600'), fine).fetch)).resolves.toMatchObject({ waits: [5_000] });
});

it('never repeats a write', async () => {
  const { fetch, calls } = service(busy, fine);
  await expect(run(fetch, { method: 'POST', body: '{}' })).resolves.toMatchObject({
    outcome: 503,
    waits: [],
  });
  expect(calls()).toBe(1);
});

it('does not repeat a refusal or a wait that was given up', async () => {
  await expect(
    run(service(() => new Response(undefined, { status: 404 }), fine).fetch),
  ).resolves.toMatchObject({ outcome: 404 });
  const late = (): Response => {
    throw new DOMException('late', 'TimeoutError');
  };
  await expect(run(service(late, fine).fetch)).resolves.toMatchObject({ outcome: 'TimeoutError', waits: [] });
});

it('is called off while it waits', async () => {
  const caller = new AbortController();
  const timers = new HandTimers();
  const request = new Request('http://service.test/', { signal: caller.signal });
  const call = withRetries(service(busy).fetch, { timers, jitter: () => 0 })(request).catch(
    (error: Error) => error.name,
  );
  await settle();
  caller.abort();
  await expect(call).resolves.toBe('AbortError');
  expect(timers.pending).toBe(0);
});
