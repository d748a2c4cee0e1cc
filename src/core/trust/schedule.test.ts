import { expect, it } from 'vitest';
import type { LoggedType } from './contribution';
import { dueAt } from './schedule';

const at = (text: string) => Date.parse(text);
const due = (kind: 'accepted' | 'changed' | 'deleted', type: LoggedType, now: string, chance = 0) =>
  new Date(dueAt(kind, type, { writtenAt: at(now), now: at(now), chance })).toISOString();

it('contributions enter the log when the period the product stores for them is over', () => {
  const now = '2026-11-23T16:20:00Z';
  expect(due('accepted', 'POST', now)).toBe('2026-11-23T17:00:00.000Z');
  expect(due('accepted', 'REVIEW', now)).toBe('2026-11-24T00:00:00.000Z');
  expect(due('accepted', 'INTERVIEW', now)).toBe('2027-01-01T00:00:00.000Z');
});

it('an interview from the last evening in UTC belongs to the next quarter in India and waits for its end', () => {
  expect(due('accepted', 'INTERVIEW', '2026-12-31T20:00:00Z')).toBe('2027-04-01T00:00:00.000Z');
});

it('an edit enters the log by the day, because no page shows its hour', () => {
  expect(due('changed', 'POST', '2026-11-23T16:20:00Z')).toBe('2026-11-24T00:00:00.000Z');
});

it('a post that becomes public after its hour enters the log by the day', () => {
  const later = { writtenAt: at('2026-11-23T09:00:00Z'), now: at('2026-11-23T16:20:00Z'), chance: 0 };
  expect(new Date(dueAt('accepted', 'POST', later)).toISOString()).toBe('2026-11-24T00:00:00.000Z');
});

it('deletions are scattered over a week', () => {
  expect(due('deleted', 'REVIEW', '2026-11-23T16:20:00Z', 0)).toBe('2026-11-24T00:00:00.000Z');
  expect(due('deleted', 'REVIEW', '2026-11-23T16:20:00Z', 0.999999)).toBe('2026-11-30T23:00:00.000Z');
});
