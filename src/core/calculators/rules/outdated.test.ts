import { expect, it } from 'vitest';
import { ruleSources } from '../sources';
import { isOutdated } from './outdated';
import { CHECKED } from './rule-pack';
import { STATES } from './states';

const ALL = (['2025-26', '2026-27'] as const).flatMap((year) => [
  ...STATES.flatMap((state) => ruleSources({ rules: 'takeHome', year, state })),
  ...ruleSources({ rules: 'payChanges', year }),
]);

it('[R-859] every rule was checked in the current financial year; compare it with its source when this fails', () => {
  expect(isOutdated(CHECKED, Date.now())).toBe(false);
});

it('[R-859] a rule is outdated from midnight of 1 April in India after it was checked', () => {
  const midnight = Date.UTC(2027, 2, 31, 18, 30);
  for (const checked of ['2026-04-01', '2026-11-20', '2027-03-31']) {
    expect(isOutdated(checked, midnight - 1)).toBe(false);
    expect(isOutdated(checked, midnight)).toBe(true);
  }
});

it('[R-859] every rule has real dates, in force before it was checked', () => {
  for (const { source, since = CHECKED } of ALL) {
    for (const day of [CHECKED, since]) expect(new Date(day).toISOString().slice(0, 10), source).toBe(day);
    expect(since <= CHECKED, source).toBe(true);
  }
});
