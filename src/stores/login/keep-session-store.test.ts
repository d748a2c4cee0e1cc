import { describe, expect, it } from 'vitest';
import { KeepSessionStore } from './keep-session-store';

const MINUTE = 60_000;

/** A device whose time goes on by hand, and a service that renews or does not. */
function device() {
  let now = 1_800_000_000_000;
  let waiting: { at: number; run: () => void } | undefined;
  const asked: number[] = [];
  const answers: boolean[] = [];
  const renewal = {
    renew: async () => {
      asked.push(now);
      return answers.shift() ?? true;
    },
  };
  const timers = {
    after: (milliseconds: number, run: () => void) => {
      const one = { at: now + milliseconds, run };
      waiting = one;
      return () => {
        if (waiting === one) waiting = undefined;
      };
    },
    every: () => () => {},
  };
  const store = new KeepSessionStore(renewal, timers, { now: () => now });
  /** Goes on to the next thing that waits; answers how long that took. */
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
  return { store, asked, answers, next, sleep, waits: () => waiting !== undefined };
}

describe('a session that is kept', () => {
  it('[R-848] is renewed five minutes before it ends, again and again, until nobody is signed in', async () => {
    const { store, next, asked, waits } = device();
    const stop = store.keep();
    expect([await next(), await next(), await next()]).toEqual([10 * MINUTE, 10 * MINUTE, 10 * MINUTE]);
    expect(asked).toHaveLength(3);
    stop();
    expect(waits()).toBe(false);
  });

  it('[R-849] that could not be renewed is tried again after 30 seconds, twice as long each time', async () => {
    const { store, next, answers } = device();
    answers.push(...Array<boolean>(7).fill(false));
    store.keep();
    await next();
    const waits: number[] = [];
    for (let time = 0; time < 7; time++) waits.push((await next()) / 1000);
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960]);
    expect((await next()) / MINUTE, 'and once it worked all is as before').toBe(10);
  });

  it('[R-850] is renewed at once by a device that slept until half a minute before its end, and not before', async () => {
    const { store, asked, sleep } = device();
    store.keep();
    sleep(14.4 * MINUTE);
    await store.wake();
    expect(asked).toHaveLength(0);
    sleep(0.1 * MINUTE);
    await store.wake();
    expect(asked).toHaveLength(1);
    await store.wake();
    expect(asked).toHaveLength(1);
  });
});
