import type { PayComparison, PeerGroup } from './fair-pay-port';
import { fairPayText as text } from './fair-pay-text';
import { MAX_EXPERIENCE } from './peers';

/** The people a salary was compared with, and how many salaries they shared. */
export const describePeers = ({
  group,
  contributors,
}: Pick<PayComparison, 'group' | 'contributors'>): string =>
  [group.role, experienceOf(group), group.company, placeOf(group), text.salaries(contributors)]
    .filter((part) => part !== undefined)
    .join(', ');

function experienceOf({ fromYears, toYears }: PeerGroup): string {
  if (fromYears >= MAX_EXPERIENCE) return text.maxExperience;
  if (fromYears === 0 && toYears === MAX_EXPERIENCE) return text.anyExperience;
  return text.experience(fromYears, toYears);
}

function placeOf({ place, company }: PeerGroup): string | undefined {
  if (place === 'METRO' || place === 'OTHER_CITY') return text.kinds[place];
  return place ?? (company === undefined ? text.india : undefined);
}
