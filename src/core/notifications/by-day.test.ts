import { expect, it } from 'vitest';
import { byDay } from './by-day';
import { aNotice } from './testing';

const groupAt = (createdAt: string, now: string) =>
  byDay([aNotice('a', { createdAt: new Date(createdAt) })], Date.parse(now)).map(({ day }) => day);

it.each([
  ['2026-11-20T18:00:00Z', '00:10', '2026-11-20T18:40:00Z', 'today'],
  ['2026-11-20T18:00:00Z', '23:40', '2026-11-20T18:10:00Z', 'today'],
  ['2026-11-20T18:00:00Z', 'the next evening', '2026-11-21T14:00:00Z', 'today'],
  ['2026-11-20T17:00:00Z', '00:10', '2026-11-20T18:40:00Z', 'yesterday'],
  ['2026-11-19T18:00:00Z', '12:00', '2026-11-21T06:30:00Z', 'yesterday'],
  ['2026-11-19T17:00:00Z', '00:10', '2026-11-20T18:40:00Z', 'earlier'],
])('a notice whose time was cut to %s is listed at %s in India (%s) under: %s', (created, _, now, day) => {
  expect(groupAt(created, now)).toEqual([day]);
});
