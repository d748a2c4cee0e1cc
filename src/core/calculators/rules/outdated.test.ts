import { expect, it } from 'vitest';
import { payChangeSources } from '../pay-change-sources';
import { gratuitySources, houseRentSources } from '../sources';
import { takeHomeSources } from '../take-home-sources';
import { isOutdated } from './outdated';
import { rulesOf } from './rule-packs';
import { STATES } from './states';

const ALL = [
  ...STATES.flatMap((state) => takeHomeSources(rulesOf('2026-27'), state)),
  ...gratuitySources(rulesOf('2026-27')),
  ...houseRentSources(rulesOf('2026-27')),
  ...payChangeSources(rulesOf('2026-27')),
];

it('[R-859] every rule was checked in the current financial year; compare it with its source when this fails', () => {
  expect(ALL.filter((rule) => isOutdated(rule, Date.now()))).toEqual([]);
});

it('[R-859] a rule is outdated from midnight of 1 April in India after it was checked', () => {
  const midnight = Date.UTC(2027, 2, 31, 18, 30);
  for (const checked of ['2026-04-01', '2026-11-20', '2027-03-31']) {
    expect(isOutdated({ checked }, midnight - 1)).toBe(false);
    expect(isOutdated({ checked }, midnight)).toBe(true);
  }
});

it('[R-859] every rule has real dates, in force before it was checked', () => {
  for (const { source, checked, since = checked } of ALL) {
    for (const day of [checked, since]) expect(new Date(day).toISOString().slice(0, 10), source).toBe(day);
    expect(since <= checked, source).toBe(true);
  }
});
