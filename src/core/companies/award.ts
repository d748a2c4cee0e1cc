export const AWARD_SIZES = ['mega', 'large', 'mid-sized', 'small'] as const;
export type AwardSize = (typeof AWARD_SIZES)[number];

/** A place among the companies of one size and year. */
export interface Award {
  readonly year: number;
  readonly size: AwardSize;
  readonly rank: number;
  /** How many companies of the size had reviews enough. */
  readonly ranked: number;
  /** What was counted: reviews of the year before. */
  readonly reviews: number;
  /** Below this the true average is in one of forty samples. */
  readonly low: number;
}

/** What a company was given, newest first, and what it takes. */
export interface CompanyAwards {
  readonly size: AwardSize;
  /** So many reviews of the year before a company of its size needs. */
  readonly fewest: number;
  readonly awards: readonly Award[];
}
