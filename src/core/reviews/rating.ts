import { wholeShares } from '../shared/whole-shares';

export const RATING_CATEGORIES = ['workLife', 'skills', 'culture', 'pay', 'security', 'promotions'] as const;
export type RatingCategory = 'overall' | (typeof RATING_CATEGORIES)[number];

/** Numbers of ratings with one, two, three, four and five stars. */
export type StarCounts = readonly number[];

export interface CategoryRating {
  readonly category: RatingCategory;
  /** To one decimal; 0 without reviews. */
  readonly average: number;
  readonly industryAverage: number;
  readonly stars: StarCounts;
}

export const ratersOf = (stars: StarCounts): number => stars.reduce((sum, count) => sum + count, 0);

/** The plain average to one decimal; every live review has the same weight. */
export function averageOf(stars: StarCounts): number {
  const raters = ratersOf(stars);
  const input = countStars(stars);
  return raters === 0 ? 0 : Math.round((input / raters) * 10) / 10;
}

/** The dividend of the average. */
export const countStars = (stars: StarCounts): number =>
  stars.reduce((sum, count, position) => sum + count * (position + 1), 0);

/** Whole percentages that add up to 100, five stars first. */
export function sharesOf(stars: StarCounts): readonly { readonly stars: number; readonly percent: number }[] {
  const shares = wholeShares([5, 4, 3, 2, 1].map((star) => stars[star - 1] ?? 0));
  return shares.map((percent, index) => ({ stars: 5 - index, percent }));
}
