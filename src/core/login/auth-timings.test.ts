import { describe, expect, it } from 'vitest';
import { authTimings, isOver, renewalIn, retryIn } from './auth-timings';

const MINUTE = 60_000;

describe('the session timings', () => {
  it('[R-848] a session renewal is due five minutes before the end, and never sooner than after 30 seconds', () => {
    expect(renewalIn(15 * MINUTE)).toBe(10 * MINUTE);
    expect(renewalIn(5 * MINUTE)).toBe(30_000);
    expect(renewalIn(-MINUTE)).toBe(30_000);
  });

  it('[R-849] a failed renewal is retried after 30 seconds, then after twice the delay each time, up to 960 seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map((failures) => retryIn(failures) / 1000)).toEqual([
      30, 60, 120, 240, 480, 960, 960, 960,
    ]);
  });

  it('[R-850] a session counts as over thirty seconds before its end', () => {
    expect([30_001, 30_000, 0, -1].map(isOver)).toEqual([false, true, true, true]);
  });

  it('[R-851][R-852] provider events are remembered for ten minutes and a closed window is noticed within two seconds', () => {
    expect(authTimings).toMatchObject({
      eventRetention: 10 * MINUTE,
      closedWindow: 2_000,
    });
  });
});
