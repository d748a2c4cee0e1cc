import type { OpinionQuestion } from '../reviews/opinions';
import { counted } from '../shared/count-with-noun';
import { grouped } from '../shared/numbers';
import { MAX_COMPARED } from './selection';

export const compareText = {
  title: 'Compare companies',
  titleOf: (names: readonly string[]): string =>
    `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}: which is the better place to work?`,
  headOf: (names: readonly string[]): string =>
    `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} compared`,
  description: 'Compare up to four companies on ratings, pay, benefits, interviews and locations.',
  lead: 'Compare up to four companies on ratings, pay and benefits.',
  pick: 'Add a company',
  pickHint: 'Search for a company',
  start: 'Choosing between two jobs?',
  startText:
    'Pick two companies. You’ll see ratings, pay for the same roles, benefits and interviews side by side, and which company is clearly better.',
  first: 'First company',
  second: 'Second company',
  versus: 'or',
  pairs: 'In the same industry',
  pair: 'Compare',
  similar: (name: string): string => `Often compared with ${name}`,
  offered: 'Popular companies',
  more: 'Add one more company to compare.',
  full: `You can compare up to ${MAX_COMPARED} companies.`,
  remove: (name: string): string => `Remove ${name}`,
  table: 'Comparison',
  nothing: 'No data',
  best: 'Highest',
  verdict: {
    title: 'The verdict',
    better: (name: string, topics: number, all: number): string =>
      `${name} is better on ${topics} of ${all} ratings.`,
    close: (others: number): string =>
      `The other ${counted(others, 'rating is', 'ratings are')} too close to call.`,
    equal: (all: number): string => `No company is clearly better on any of ${all} ratings.`,
    pay: (name: string): string => `${name} pays more for the roles in common.`,
    payClose: 'Pay is too close to call.',
    rule: 'We call a company better only when its 95% likely range is above the ranges of the others. If ranges overlap, it’s too close to call.',
  },
  rows: {
    rating: 'Rating',
    ratings: 'Rating breakdown',
    opinions: {
      recommend: 'Recommend to a friend',
      ceo: 'Approve of the CEO',
    } satisfies Record<OpinionQuestion, string>,
    salaries: 'Median salary',
    benefits: 'Benefits',
    interviews: 'Interviews',
    badges: 'Badges',
    facts: 'Company details',
    industry: 'Industry',
    founded: 'Founded',
    size: 'Employees in India',
    places: 'Locations',
  },
  interval: (low: string, high: string): string => `95% likely range: ${low}\u00a0to\u00a0${high}`,
  reviews: (count: number): string => counted(count, 'review', 'reviews'),
  reports: (count: number): string => `${grouped(count)}+ salaries`,
  range: (from: string, to: string): string => `Half earn ${from}\u00a0to\u00a0${to}`,
  benefit: (percent: number): string => `${percent}% report it`,
  noBenefit: 'Fewer than five reports',
  hard: (percent: number, contribution: number): string =>
    `${percent}% rated hard (${counted(contribution, 'interview', 'interviews')})`,
  places: (places: readonly string[], shown: number): string =>
    places.length > shown
      ? `${places.slice(0, shown).join(', ')} and\u00a0${grouped(places.length - shown)}\u00a0more`
      : places.join(', '),
  noSalaries: 'No roles in common to compare pay.',
};
