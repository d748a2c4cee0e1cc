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
  ruleText: `When there are at least ${minReviews} reviews within ${windowDays} days, and at least ${factor} times as many as in a usual week here. A usual week is the average of the eight weeks or of the year before, whichever is higher. For companies with few reviews, the rise has to be larger. A rise that lasts over six weeks isn’t marked. We show the rating without these days only if at least ${minReviews} other reviews remain. No one decides this by hand, and every review stays.`,
};
