import { expect, it } from 'vitest';
import { type ReleasedGroup, releaseText } from '../../src/server/services/salaries/release-file';
import { contradictionsIn, pathOfGroup, problemOf, readRelease } from './released-groups';

type Figures = ReleasedGroup['figures'];
const FIGURES: Figures = {
  ...{ contributors: 20, p10: 1_050_000, p25: 1_250_000, p50: 1_600_000, p75: 1_900_000, p90: 2_200_000 },
  ...{
    low: 1_400_000,
    high: 1_800_000,
    confidence: 'LOW',
    firstMonth: '2025-04-01',
    lastMonth: '2026-09-01',
  },
};
type Job = Extract<ReleasedGroup, { of: 'job' }>;
const job = (change: Partial<Job> = {}): Job => ({
  ...{
    of: 'job',
    jobProfile: 'Backend engineer',
    jobProfileId: 1,
    company: null,
    place: null,
    placeId: null,
  },
  ...{ experience: null, figures: FIGURES, split: null },
  ...change,
});
const figures = (change: Partial<Figures>) => job({ figures: { ...FIGURES, ...change } });

it('reading a release file returns its groups, in any order', () => {
  const groups = [job(), job({ company: 'zentrix-labs' })];
  expect(releaseText(groups)).toBe(releaseText(groups.toReversed()));
  expect(readRelease(releaseText(groups))).toEqual(expect.arrayContaining(groups));
});

it.each<[string, Partial<Figures>, string | undefined]>([
  ['figures by the rules', {}, undefined],
  ['no outer figures', { p10: null, p90: null }, undefined],
  ['an exact number of people', { contributors: 23 }, 'does not have a published number of people'],
  ['too few people', { contributors: 5 }, 'does not have a published number of people'],
  ['an exact amount', { p75: 1_912_345 }, 'has an amount that is not rounded'],
  ['a lower figure above a higher one', { p25: 2_000_000 }, 'has figures out of order'],
  ['a median outside its range', { low: 1_700_000 }, 'has a median outside its likely range'],
  ['a month of a later quarter', { lastMonth: '2026-12-01' }, 'has months that the release cannot have'],
])('a group with %s is judged by the published rules', (_, change, problem) => {
  expect(problemOf(figures(change), '2026-10-01')).toBe(problem);
});

it('a group that is listed twice, alone or larger than the whole contradicts the release', () => {
  const part = job({ company: 'zentrix-labs' });
  expect(contradictionsIn([job(), part])).toEqual([]);
  expect(contradictionsIn([job(), part, part])).toEqual([part]);
  expect(contradictionsIn([part])).toEqual([part]);
  expect(contradictionsIn([figures({ contributors: 10 }), part])).toEqual([part]);
});

it('each group has the path of a public response', () => {
  expect(pathOfGroup(job({ placeId: 4, experience: '15+' }))).toBe(
    '/salary-services/v1/designations/backend-engineer/salaries?placeId=4&experience=15%2B',
  );
  expect(pathOfGroup(job({ company: 'zentrix-labs' }))).toBe(
    '/salary-services/v1/companies/zentrix-labs/salaries/1',
  );
  const college = {
    of: 'college',
    college: 'a-college',
    company: null,
    experience: null,
    figures: FIGURES,
  } as const;
  expect(pathOfGroup(college)).toBe('/college-services/v1/colleges/a-college');
});
