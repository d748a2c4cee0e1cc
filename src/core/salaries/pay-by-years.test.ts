import { expect, it } from 'vitest';
import type { ExperienceBand } from './bands';
import { payByYears, paySteps, publishedYears } from './pay-by-years';
import type { ExperienceSalary } from './salaries-port';

const group = (experience: ExperienceBand, p50: number, spread = 50_000): ExperienceSalary => ({
  experience,
  figures: {
    ...{ contributors: 20, p10: undefined, p25: p50 - 200_000, p50, p75: p50 + 250_000, p90: undefined },
    ...{ low: p50 - spread, high: p50 + spread, confidence: 'MODERATE' },
    ...{ firstMonth: '2025-01-01', lastMonth: '2026-09-01' },
  },
});
const GROUPS = [
  group('0-2', 500_000),
  group('3-5', 1_000_000),
  group('6-9', 1_200_000),
  group('15+', 4_000_000),
];

it('pay by years: the middle of a group has the figures of the group', () => {
  expect(payByYears(GROUPS, 4)).toEqual({ p25: 800_000, p50: 1_000_000, p75: 1_250_000, groups: ['3-5'] });
});

it('pay by years: other years lie between two published groups and are rounded', () => {
  expect(payByYears(GROUPS, 3)).toEqual({
    ...{ p25: 650_000, p50: 850_000, p75: 1_100_000 },
    groups: ['0-2', '3-5'],
  });
  expect(payByYears(GROUPS, 6)?.groups).toEqual(['3-5', '6-9']);
});

it('pay by years: the ends, and years beside an unpublished group, have the figures of their group', () => {
  for (const [years, p50] of [
    [0, 500_000],
    [9, 1_200_000],
    [15, 4_000_000],
  ] as const)
    expect(payByYears(GROUPS, years)?.p50).toBe(p50);
});

it('pay by years: years of an unpublished group have no figure', () => {
  expect(payByYears(GROUPS, 12)).toBeUndefined();
  expect(publishedYears(GROUPS)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15]);
});

it('pay steps: each group is compared with the one before it, in steps of 5 %', () => {
  expect(paySteps([group('0-2', 500_000), group('3-5', 1_000_000), group('10-14', 3_000_000)])).toEqual([
    { experience: '3-5', below: '0-2', percent: 100 },
  ]);
  expect(paySteps([group('3-5', 1_000_000), group('6-9', 1_380_000)])[0]?.percent).toBe(40);
});

it('pay steps: medians whose likely ranges overlap are not compared', () => {
  expect(paySteps([group('0-2', 500_000, 300_000), group('3-5', 700_000)])).toEqual([]);
});
