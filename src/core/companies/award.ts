export const AWARD_SIZES = ['mega', 'large', 'mid-sized', 'small'] as const;
export type AwardSize = (typeof AWARD_SIZES)[number];

export interface Award {
  readonly year: number;
  readonly size: AwardSize;
  readonly rank: number;
  /** Number of companies of this size with enough reviews to be ranked. */
  readonly ranked: number;
  /** Number of reviews counted, from the year before. */
  readonly reviews: number;
  /** Lower bound of the rating interval: the true average is below it in one of forty samples. */
  readonly low: number;
}

export interface CompanyAwards {
  readonly size: AwardSize;
  /** Min reviews in the year before for a company of its size. */
  readonly minReviews: number;
  readonly awards: readonly Award[];
}
