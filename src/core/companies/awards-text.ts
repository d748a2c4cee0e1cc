import { closedTable } from '../shared/closed-table';
import type { AwardSize } from './award';

const SIZES: Readonly<Record<AwardSize, string>> = closedTable({
  mega: 'mega companies (10,000 or more employees)',
  large: 'large companies (1,000 to 10,000 employees)',
  'mid-sized': 'mid-sized companies (201 to 1,000 employees)',
  small: 'small companies (up to 200 employees)',
});

/** Falls back for sizes that only a newer API version knows. */
const nameOf = (size: AwardSize): string => SIZES[size] ?? 'companies';

export const awardText = {
  title: 'Employees’ choice awards',
  edition: (year: number): string => `Top rated ${year}`,
  topRated: (size: AwardSize): string => `Top rated ${size} company`,
  inShort: (rank: number, ranked: number, reviews: string, year: number): string =>
    `${ranked === 1 ? 'The only company ranked' : `No. ${rank} of ${ranked}`}, based on ${reviews} reviews from ${year - 1}`,
  place: (rank: number, ranked: number, size: AwardSize): string =>
    ranked === 1 ? `The only one ranked among ${nameOf(size)}` : `No. ${rank} of ${ranked} ${nameOf(size)}`,
  counted: (year: number, reviews: string, low: string): string =>
    `Based on ${reviews} reviews from ${year - 1}. Rated at least ${low} after allowing for chance.`,
  none: (name: string): string => `${name} hasn’t won an award yet.`,
  how: 'How winners are chosen',
  rule: (size: AwardSize, min: string, named: number): string =>
    `We rank companies once a year, using the previous year’s reviews, and the result is final. Among ${nameOf(size)}, those with at least ${min} live reviews are ranked by their average star rating. To rule out luck, we use the low end of its 95% confidence interval. The top ${named} win. Rankings can’t be bought.`,
};
