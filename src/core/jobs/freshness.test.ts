import { expect, it } from 'vitest';
import { daysSince, postedSince } from './freshness';

it('an opening becomes a day old at midnight in India, in the list and in its filter', () => {
  const [before, after] = [new Date('2026-11-27T18:29:00Z'), new Date('2026-11-27T18:30:00Z')];
  expect([before, after].map((now) => daysSince('2026-11-27', now.getTime()))).toEqual([0, 1]);
  expect([before, after].map((now) => postedSince(1, now))).toEqual(['2026-11-26', '2026-11-27']);
});
