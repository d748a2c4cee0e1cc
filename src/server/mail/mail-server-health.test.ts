import { expect, it } from 'vitest';
import { MailServerHealth } from './mail-server-health';

it('a mail server that was away is used again soon after it is back, without an email that gets lost', async () => {
  let now = 0;
  let tests = 0;
  let isReachable = false;
  const test = async () => {
    tests += 1;
    if (!isReachable) throw new Error('unreachable');
  };
  const health = new MailServerHealth(test, () => now);
  health.check();
  await expect.poll(() => health.isAway()).toBe(true);
  isReachable = true;
  expect([health.isAway(), tests]).toEqual([true, 1]);
  now += 10_000;
  // This question starts the next test.
  expect(health.isAway()).toBe(true);
  await expect.poll(() => health.isAway()).toBe(false);
  expect(tests).toBe(2);
});
