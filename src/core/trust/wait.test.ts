import { expect, it } from 'vitest';
import { waitOf } from './wait';

it.each([
  [0, 'DAY'],
  [1, 'DAY'],
  [2, 'WEEK'],
  [7, 'WEEK'],
  [8, 'MONTH'],
  [31, 'MONTH'],
  [32, 'LONGER'],
] as const)('a decision after %i days counts as %s', (days, wait) => {
  expect(waitOf(days)).toBe(wait);
});

it('the wait for a decision about an appeal is never shown in days', () => {
  expect([waitOf(0, true), waitOf(8, true)]).toEqual(['WEEK', 'MONTH']);
});
