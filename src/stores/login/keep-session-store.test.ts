import { describe, expect, it } from 'vitest';
import { KeepSessionStore } from './keep-session-store';

const MINUTE = 60_000;

/** A device with a manual clock, and a service whose renewals succeed or fail. */
function device() {
  let now = 1_800_000_000_000;
  let waiting: { at: number; run: () => void } | undefined;
  const requests: number[] = [];
  const answers: boolean[] = [];
  const renewal = {
    renew: async () => {
      requests.push(now);
      return answers.shift() ?? true;
    },
  };
  const timers = {
    after: (milliseconds: number, run: () => void) => {
      const item = { at: now + milliseconds, run };
      waiting = item;
      return () => {
        if (waiting === item) waiting = undefined;
      };
    },
    every: () => () => {},
  };
  const store = new KeepSessionStore(renewal, timers, { now: () => now });
  const next = async () => {
    const before = now;
    if (!waiting) throw new Error('nothing waits');
    now = waiting.at;
    const { run } = waiting;
    waiting = undefined;
    run();
    await new Promise<void>((done) => setImmediate(done));
    return now - before;
  };
  const sleep = (milliseconds: number) => {
    now += milliseconds;
  };
  return { store, asked: requests, answers, next, sleep, waits: () => waiting !== undefined };
}

describe('session renewal', () => {
  it('[R-848] a session is renewed five minutes before its end, repeatedly, until the user signs out', async () => {
    const { store, next, asked: requests, waits } = device();
    const stop = store.keep();
    expect([await next(), await next(), await next()]).toEqual([10 * MINUTE, 10 * MINUTE, 10 * MINUTE]);
    expect(requests).toHaveLength(3);
    stop();
    expect(waits()).toBe(false);
  });

  it('[R-849] a failed session renewal is retried after 30 seconds, then after twice the delay each time', async () => {
    const { store, next, answers } = device();
    answers.push(...Array<boolean>(7).fill(false));
    store.keep();
    await next();
    const waits: number[] = [];
    for (let time = 0; time < 7; time++) waits.push((await next()) / 1000);
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960]);
    expect((await next()) / MINUTE, 'and once it worked all is as before').toBe(10);
  });

  it('[R-850] a session is renewed when the device wakes within half a minute of its end, and not earlier', async () => {
    const { store, asked: requests, sleep } = device();
    store.keep();
    sleep(14.4 * MINUTE);
    await store.wake();
    expect(requests).toHaveLength(0);
    sleep(0.1 * MINUTE);
    await store.wake();
    expect(requests).toHaveLength(1);
    await store.wake();
    expect(requests).toHaveLength(1);
  });
});
