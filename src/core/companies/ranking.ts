import type { StarCounts } from '../reviews/rating';
import { closedTable } from '../shared/closed-table';
import type { CompanyId } from '../shared/ids';
import type { AwardSize } from './award';
import { boundsOf, intervalOf } from './interval';

/** Min reviews in the year before, by company size. */
export const MIN_REVIEWS: Readonly<Record<AwardSize, number>> = closedTable({
  mega: 500,
  large: 200,
  'mid-sized': 100,
  small: 50,
});

/** Startups have few reviews; from five on a rating is shown. */
export const MIN_STARTUP_REVIEWS = 5;

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

/** Max company age, in years before the edition. */
export const YOUNG_YEARS = 10;
export const TECH_INDUSTRIES: readonly string[] = [
  'IT Services & Consulting',
  'Software Product',
  'Internet',
  'FinTech',
  'E-commerce',
];

export const isStartup = (
  { industry, foundedYear }: Pick<Candidate, 'industry' | 'foundedYear'>,
  year: number,
): boolean => TECH_INDUSTRIES.includes(industry) && foundedYear <= year && year - foundedYear <= YOUNG_YEARS;

export interface Candidate {
  readonly companyId: CompanyId;
  readonly industry: string;
  readonly foundedYear: number;
  readonly employees: string;
  /** Stars of the live reviews of the year. */
  readonly stars: StarCounts;
}

export interface Placed {
  readonly companyId: CompanyId;
  readonly reviews: number;
  /** Lower bound of the rating interval, as displayed. */
  readonly low: number;
}

/** Ranks by the lower bound of the interval: few reviews must beat many clearly. Ties: oldest company first. */
export const rankedOf = (candidates: readonly Candidate[], size: AwardSize, min: number): readonly Placed[] =>
  ranked(
    candidates.filter(({ employees }) => awardSizeOf(employees) === size),
    min,
  );

/** Startups compete with one another, regardless of size. */
export const rankedStartups = (candidates: readonly Candidate[], year: number): readonly Placed[] =>
  ranked(
    candidates.filter((company) => isStartup(company, year)),
    MIN_STARTUP_REVIEWS,
  );

const ranked = (candidates: readonly Candidate[], min: number): readonly Placed[] =>
  candidates
    .flatMap(({ companyId, stars }) => {
      const interval = intervalOf(stars);
      if (!interval || interval.reviews < min) return [];
      return [{ companyId, reviews: interval.reviews, low: interval.low, exactly: boundsOf(stars).low }];
    })
    .sort((a, b) => b.exactly - a.exactly || a.companyId - b.companyId)
    .map(({ companyId, reviews, low }) => ({ companyId, reviews, low }));
