import { closedTable } from '../shared/closed-table';
import type { AwardSize } from './award';

const SIZES: Readonly<Record<AwardSize, string>> = closedTable({
  mega: 'mega companies, of 10,000 people and more',
  large: 'large companies, of 1,000 to 10,000 people',
  'mid-sized': 'mid-sized companies, of 201 to 1,000 people',
  small: 'small companies, of up to 200 people',
});

/** A size that only a newer service knows is one of companies all the same. */
const nameOf = (size: AwardSize): string => SIZES[size] ?? 'companies';

/** The texts of the employees' choice. */
export const awardWords = {
  title: 'Employees’ choice awards',
  edition: (year: number): string => `Top rated ${year}`,
  topRated: (size: AwardSize): string => `Top rated to work for, ${size}`,
  inShort: (rank: number, ranked: number, reviews: string, year: number): string =>
    `${ranked === 1 ? 'The only one' : `Place ${rank} of ${ranked}`}, from ${reviews} reviews of ${year - 1}`,
  place: (rank: number, ranked: number, size: AwardSize): string =>
    ranked === 1 ? `The only one of the ${nameOf(size)}` : `Place ${rank} of ${ranked} ${nameOf(size)}`,
  counted: (year: number, reviews: string, low: string): string =>
    `From ${reviews} reviews of ${year - 1}; rated ${low} or better with all doubt taken off.`,
  none: (name: string): string => `${name} has not been named yet.`,
  how: 'How it is counted',
  rule: (size: AwardSize, fewest: string, named: number): string =>
    `Every year the reviews of the year before are counted, once and for good. Among ${nameOf(size)}, those with ${fewest} live reviews or more are ranked by the plain average of their stars, less what chance may have added: where the interval begins that holds the true average in nineteen of twenty samples. The first ${named} are named. Nobody can buy a place.`,
};
