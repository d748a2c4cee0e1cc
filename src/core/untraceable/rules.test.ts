import { expect, it } from 'vitest';
import { appearanceAt, appearsBetween, monthOf, shownHolders, validMonths } from './rules';

const at = (text: string) => Date.parse(text);

it('a post appears at a full hour, never in the hour in which it is written', () => {
  const now = at('2026-11-20T10:05:30Z');
  expect(new Date(appearanceAt(now, 0)).toISOString()).toBe('2026-11-20T11:00:00.000Z');
  expect(new Date(appearanceAt(now, 0.999)).toISOString()).toBe('2026-11-20T17:00:00.000Z');
  expect(new Date(appearanceAt(at('2026-11-20T11:00:00Z'), 0)).toISOString()).toBe(
    '2026-11-20T12:00:00.000Z',
  );
});

it('the author sees the same limits', () => {
  const [first, last] = appearsBetween(new Date('2026-11-20T10:05:30Z'));
  expect([first.getUTCHours(), last.getUTCHours()]).toEqual([11, 17]);
});

it('the size of a group is rounded down', () => {
  expect([10, 14, 15, 204].map(shownHolders)).toEqual([10, 10, 15, 200]);
});

it('tokens are valid in their month and the next one, also over a new year', () => {
  const january = new Date('2027-01-31T23:00:00Z');
  expect(monthOf(january)).toBe('2027-01-01');
  expect(validMonths(january)).toEqual(['2027-01-01', '2026-12-01']);
});
