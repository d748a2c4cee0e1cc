import type { StarCounts } from '../reviews/rating';
import { closedTable } from '../shared/closed-table';
import type { AwardSize } from './award';
import { boundsOf, intervalOf } from './interval';

/** So many reviews of the year before a company needs to be ranked, by its size. */
export const FEWEST_REVIEWS: Readonly<Record<AwardSize, number>> = closedTable({
  mega: 500,
  large: 200,
  'mid-sized': 100,
  small: 50,
});

/** So many of each size are named. */
export const MOST_NAMED = 10;

const SIZES: Readonly<Record<string, AwardSize>> = {
  '201-500': 'mid-sized',
  '501-1k': 'mid-sized',
  '1k-5k': 'large',
  '5k-10k': 'large',
  '10k-50k': 'mega',
  '50k-1 Lakh': 'mega',
  '1 Lakh+': 'mega',
  '10k+': 'mega',
};

/** In which size a company with so many employees competes. */
export const awardSizeOf = (employees: string): AwardSize => SIZES[employees] ?? 'small';

const FIRST_EDITION = 2024;

/** There is an edition every year. It counts the reviews of the year before, so it is there when that year is over. */
export const editionsUntil = (today: Date): readonly number[] =>
  Array.from({ length: today.getUTCFullYear() - FIRST_EDITION + 1 }, (_, at) => FIRST_EDITION + at);

export interface Candidate {
  readonly companyId: number;
  readonly employees: string;
  /** Of the live reviews of the year. */
  readonly stars: StarCounts;
}

export interface Placed {
  readonly companyId: number;
  readonly reviews: number;
  /** Where the interval around the average begins, as it is shown. */
  readonly low: number;
}

/**
 * The companies of one size that have reviews enough, best first: by where the interval around their plain average
 * begins, so that few reviews have to be much better than many. Of two alike the one that is longer on this site.
 */
export const rankedOf = (
  candidates: readonly Candidate[],
  size: AwardSize,
  fewest: number,
): readonly Placed[] =>
  candidates
    .flatMap(({ companyId, employees, stars }) => {
      const interval = intervalOf(stars);
      if (!interval || interval.reviews < fewest || awardSizeOf(employees) !== size) return [];
      return [{ companyId, reviews: interval.reviews, low: interval.low, exactly: boundsOf(stars).low }];
    })
    .sort((a, b) => b.exactly - a.exactly || a.companyId - b.companyId)
    .map(({ companyId, reviews, low }) => ({ companyId, reviews, low }));
