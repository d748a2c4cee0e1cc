import { roundPay } from '../../src/core/salaries/round-pay';
import { designationUrl } from '../../src/core/shared/designation-url';
import { peopleStep } from '../../src/core/shared/people-steps';
import type { ReleasedGroup } from '../../src/server/services/salaries/release-file';

export const readRelease = (text: string): readonly ReleasedGroup[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ReleasedGroup);

/** Why a group of a release breaks the published rules; undefined if it does not. */
export function problemOf({ figures }: ReleasedGroup, quarter: string): string | undefined {
  const { p10, p25, p50, p75, p90, low, high, contributors, firstMonth, lastMonth } = figures;
  const points = [p10 ?? p25, p25, p50, p75, p90 ?? p75];
  if (peopleStep(contributors) !== contributors || contributors < MIN_SHOWN)
    return 'does not have a published number of people';
  if ([...points, low, high].some((amount) => roundPay(amount) !== amount))
    return 'has an amount that is not rounded';
  if (points.some((amount, index) => amount < (points[index - 1] ?? 0))) return 'has figures out of order';
  if (low > p50 || high < p50) return 'has a median outside its likely range';
  return firstMonth < lastMonth && lastMonth < quarter
    ? undefined
    : 'has months that the release cannot have';
}
/** The steps in which 14 or more people are shown. */
const MIN_SHOWN = 10;

const partsOf = (group: ReleasedGroup): readonly (string | number | null)[] =>
  group.of === 'job'
    ? ['job', group.jobProfileId, group.company, group.placeId, group.experience]
    : ['college', group.college, group.company, group.experience];

/** Groups that are listed twice, or that are larger than a group that contains them. */
export function contradictionsIn(groups: readonly ReleasedGroup[]): readonly ReleasedGroup[] {
  const known = new Map<string, ReleasedGroup>();
  const found: ReleasedGroup[] = [];
  for (const group of groups) {
    const key = JSON.stringify(partsOf(group));
    if (known.has(key)) found.push(group);
    known.set(key, group);
  }
  const isTooLarge = (group: ReleasedGroup) => {
    const parts = partsOf(group);
    return parts.slice(2).some((part, index) => {
      if (part === null) return false;
      const wider = known.get(JSON.stringify(parts.with(index + 2, null)));
      return !wider || wider.figures.contributors < group.figures.contributors;
    });
  };
  return [...found, ...groups.filter(isTooLarge)];
}

/** The path of the public response that shows a group. */
export function pathOfGroup(group: ReleasedGroup): string {
  if (group.of === 'college') return `/college-services/v1/colleges/${group.college}`;
  const { company, jobProfile, jobProfileId, placeId, experience } = group;
  const filters = Object.entries({ placeId, experience }).flatMap(([name, value]) =>
    value === null ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  const path = company
    ? `/salary-services/v1/companies/${company}/salaries/${jobProfileId}`
    : `/salary-services/v1/designations/${designationUrl(jobProfile)}/salaries`;
  return filters.length === 0 ? path : `${path}?${filters.join('&')}`;
}
