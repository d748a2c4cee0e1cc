import { describe, expect, it } from 'vitest';
import { authTimings, isOver, renewalIn, retryIn } from './auth-timings';

const MINUTE = 60_000;

describe('how a session is kept', () => {
  it('[R-848] is renewed five minutes before it ends, and never at once', () => {
    expect(renewalIn(15 * MINUTE)).toBe(10 * MINUTE);
    expect(renewalIn(5 * MINUTE)).toBe(30_000);
    expect(renewalIn(-MINUTE)).toBe(30_000);
  });

  it('[R-849] a renewal that failed is tried again after 30 seconds, then twice as long, up to 960', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map((failures) => retryIn(failures) / 1000)).toEqual([
      30, 60, 120, 240, 480, 960, 960, 960,
    ]);
  });

  it('[R-850] counts as over thirty seconds early', () => {
    expect([30_001, 30_000, 0, -1].map(isOver)).toEqual([false, true, true, true]);
  });

  it('[R-851][R-852] keeps the rhythm of a sign-in library', () => {
    expect(authTimings).toMatchObject({
      eventsKept: 10 * MINUTE,
      closedWindow: 2_000,
    });
  });
});
