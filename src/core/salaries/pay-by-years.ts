import { type ExperienceBand, yearsOfBand } from './bands';
import { MAX_EXPERIENCE } from './peers';
import { roundPay } from './round-pay';
import type { ExperienceSalary } from './salaries-port';

export interface YearsPay {
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  /** The published groups it is estimated from: one, or two whose midpoints are around these years. */
  readonly groups: readonly ExperienceBand[];
}

/** The usual experience of people with 15 years or more. */
const MIDDLE_OF_LAST = 17;

/**
 * The pay with exact years of experience, computed from the published figures of experience groups alone: those of
 * the group around the years, moved towards the neighbouring group. Undefined if that group is not published.
 */
export function payByYears(groups: readonly ExperienceSalary[], years: number): YearsPay | undefined {
  const index = groups.findIndex(({ experience }) => contains(experience, years));
  const own = groups[index];
  if (!own) return undefined;
  const neighbour = years < middleOf(own.experience) ? groups[index - 1] : groups[index + 1];
  const distance = Math.abs(years - middleOf(own.experience));
  if (distance === 0 || years >= MAX_EXPERIENCE || !neighbour || !touches(own, neighbour)) {
    const { p25, p50, p75 } = own.figures;
    return { p25, p50, p75, groups: [own.experience] };
  }
  const share = distance / Math.abs(middleOf(neighbour.experience) - middleOf(own.experience));
  const between = (key: 'p25' | 'p50' | 'p75') =>
    roundPay(own.figures[key] + (neighbour.figures[key] - own.figures[key]) * share);
  return {
    p25: between('p25'),
    p50: between('p50'),
    p75: between('p75'),
    groups: groups
      .filter((group) => group === own || group === neighbour)
      .map(({ experience }) => experience),
  };
}

/** The years whose group is published. */
export const publishedYears = (groups: readonly ExperienceSalary[]): readonly number[] =>
  Array.from({ length: MAX_EXPERIENCE + 1 }, (_, years) => years).filter((years) =>
    groups.some(({ experience }) => contains(experience, years)),
  );

export interface PayStep {
  readonly experience: ExperienceBand;
  readonly below: ExperienceBand;
  readonly percent: number;
}

const PERCENT_STEP = 5;

/**
 * By how much each group's median exceeds that of the previous group, in steps of 5 %. Only for medians whose
 * likely ranges do not overlap; others may be equal.
 */
export const paySteps = (groups: readonly ExperienceSalary[]): readonly PayStep[] =>
  groups.flatMap((group, index) => {
    const before = groups[index - 1];
    if (!before || !touches(before, group) || group.figures.low <= before.figures.high) return [];
    const percent =
      Math.round((100 * (group.figures.p50 / before.figures.p50 - 1)) / PERCENT_STEP) * PERCENT_STEP;
    return [{ experience: group.experience, below: before.experience, percent }];
  });

function contains(experience: ExperienceBand, years: number): boolean {
  const { fromYears, toYears } = yearsOfBand(experience);
  return years >= fromYears && years <= toYears;
}

function middleOf(experience: ExperienceBand): number {
  const { fromYears, toYears } = yearsOfBand(experience);
  return fromYears >= MAX_EXPERIENCE ? MIDDLE_OF_LAST : (fromYears + toYears) / 2;
}

/** The two groups are adjacent. */
function touches(one: ExperienceSalary, other: ExperienceSalary): boolean {
  const [a, b] = [yearsOfBand(one.experience), yearsOfBand(other.experience)];
  return a.toYears + 1 === b.fromYears || b.toYears + 1 === a.fromYears;
}
