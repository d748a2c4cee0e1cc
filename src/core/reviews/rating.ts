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

/** Whole percentages, five stars first, that add up to 100: the largest remainders are rounded up. */
export function sharesOf(stars: StarCounts): readonly { readonly stars: number; readonly percent: number }[] {
  const raters = ratersOf(stars);
  if (raters === 0) return [5, 4, 3, 2, 1].map((star) => ({ stars: star, percent: 0 }));
  const exact = stars.map((count, index) => ({ stars: index + 1, share: (100 * count) / raters }));
  const missing = 100 - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const rounder = [...exact].sort((a, b) => (b.share % 1) - (a.share % 1) || b.stars - a.stars);
  const raised = new Set(rounder.slice(0, missing).map((item) => item.stars));
  return exact
    .map((item) => ({ stars: item.stars, percent: Math.floor(item.share) + Number(raised.has(item.stars)) }))
    .reverse();
}
