import type { StarCounts } from '../reviews/rating';
import { closedTable } from '../shared/closed-table';
import type { AwardSize } from './award';
import { boundsOf, intervalOf } from './interval';

/** Min reviews in the year before, by company size. */
export const MIN_REVIEWS: Readonly<Record<AwardSize, number>> = closedTable({
  mega: 500,
  large: 200,
  'mid-sized': 100,
  small: 50,
});

export const MAX_NAMED = 10;

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

export const awardSizeOf = (employees: string): AwardSize => SIZES[employees] ?? 'small';

const FIRST_EDITION = 2022;

/** One edition a year; it counts the reviews of the year before, so it exists once that year is over. */
export const editionsUntil = (today: Date): readonly number[] =>
  Array.from({ length: today.getUTCFullYear() - FIRST_EDITION + 1 }, (_, index) => FIRST_EDITION + index);

export interface Candidate {
  readonly companyId: number;
  readonly employees: string;
  /** Stars of the live reviews of the year. */
  readonly stars: StarCounts;
}

export interface Placed {
  readonly companyId: number;
  readonly reviews: number;
  /** Lower bound of the rating interval, as displayed. */
  readonly low: number;
}

/** Ranks by the lower bound of the interval: few reviews must beat many clearly. Ties: oldest company first. */
export const rankedOf = (candidates: readonly Candidate[], size: AwardSize, min: number): readonly Placed[] =>
  candidates
    .flatMap(({ companyId, employees, stars }) => {
      const interval = intervalOf(stars);
      if (!interval || interval.reviews < min || awardSizeOf(employees) !== size) return [];
      return [{ companyId, reviews: interval.reviews, low: interval.low, exactly: boundsOf(stars).low }];
    })
    .sort((a, b) => b.exactly - a.exactly || a.companyId - b.companyId)
    .map(({ companyId, reviews, low }) => ({ companyId, reviews, low }));
