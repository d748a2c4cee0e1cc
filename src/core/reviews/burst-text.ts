import { grouped } from '../shared/numbers';
import { BURST_RULE } from './burst';

const { windowDays, minReviews, factor } = BURST_RULE;

export const burstText = {
  title: 'Unusually many reviews at once',
  days: (from: string, to: string): string => (from === to ? `on ${from}` : `between ${from} and ${to}`),
  text: (reviews: number, days: string): string =>
    `${grouped(reviews)} reviews were written ${days}, far more than is usual for this company. They may be honest, for example after news about it, or organised.`,
  withAll: 'All reviews',
  without: 'Without these days',
  rule: 'When we show this',
  ruleText: `When there are at least ${minReviews} reviews within ${windowDays} days, at least ${factor} times as many as in a usual week here, and half as many again as in the busiest week of the year before. A usual week is the average of the four weeks, eight weeks or year before, whichever is highest. For companies with few reviews, the rise has to be larger. A rise that lasts over six weeks, or that the next eight weeks keep up, isn’t marked. We show the rating without these days only if at least ${minReviews} other reviews remain. No one decides this by hand, and every review stays.`,
};
