import { countStars, ratersOf, type StarCounts } from '../reviews/rating';
import type { RatingInterval } from './compared-companies';

/** 95 % of samples lie within this many standard errors of the true average. */
const NINETEEN_OF_TWENTY = 1.96;
const down = (value: number): number => Math.floor(value * 10 + 1e-9) / 10;
const up = (value: number): number => Math.ceil(value * 10 - 1e-9) / 10;

/** The plain average with its 95 % confidence interval. */
export function boundsOf(stars: StarCounts): {
  readonly average: number;
  readonly low: number;
  readonly high: number;
} {
  const reviews = ratersOf(stars);
  const average = countStars(stars) / reviews;
  const variance =
    stars.reduce((sum, count, position) => sum + count * (position + 1 - average) ** 2, 0) / (reviews - 1);
  const off = NINETEEN_OF_TWENTY * Math.sqrt(variance / reviews);
  return { average, low: average - off, high: average + off };
}

/** Rounds the interval outwards and clamps it to 1 to 5; undefined below five reviews. */
export function intervalOf(stars: StarCounts): RatingInterval | undefined {
  const reviews = ratersOf(stars);
  if (reviews < 5) return undefined;
  const { average, low, high } = boundsOf(stars);
  return {
    average: Math.round(average * 10) / 10,
    low: Math.max(1, down(low)),
    high: Math.min(5, up(high)),
    reviews,
  };
}
