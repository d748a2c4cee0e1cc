import { counted } from '../shared/counted';
import { grouped } from '../shared/numbers';
import { MOST_COMPARED } from './selection';

/** The texts of comparing companies. */
export const compareWords = {
  title: 'Compare companies',
  titleOf: (names: readonly string[]): string =>
    `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}: which is the better place to work?`,
  headOf: (names: readonly string[]): string =>
    `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} compared`,
  description: 'Two to four employers side by side: ratings, pay, benefits, interviews and places.',
  lead: 'Two to four employers side by side, from the same reviews and reports as their own pages.',
  pick: 'Add a company',
  pickHint: 'Type its name',
  offered: 'Often looked at',
  more: 'Choose one more to compare.',
  full: `${MOST_COMPARED} companies are as many as fit side by side.`,
  remove: (name: string): string => `Take ${name} out`,
  table: 'The comparison',
  nothing: 'Not known',
  best: 'Highest',
  rows: {
    rating: 'Rating',
    ratings: 'What it is made of',
    salaries: 'Pay a year, the middle one',
    benefits: 'Benefits',
    interviews: 'Interviews',
    badges: 'Badges',
    facts: 'The company',
    industry: 'Industry',
    founded: 'Founded',
    size: 'Employees in India',
    places: 'Places',
  },
  interval: (low: string, high: string): string => `95% sure it is ${low}\u00a0to\u00a0${high}`,
  reviews: (count: number): string => counted(count, 'review', 'reviews'),
  reports: (count: number): string => `${grouped(count)}+ reports`,
  range: (from: string, to: string): string => `half get ${from}\u00a0to\u00a0${to}`,
  benefit: (percent: number): string => `${percent}% report it`,
  noBenefit: 'Reported by fewer than five',
  hard: (percent: number, told: number): string => `${percent}% hard, of ${grouped(told)}`,
  places: (places: readonly string[], shown: number): string =>
    places.length > shown
      ? `${places.slice(0, shown).join(', ')} and\u00a0${places.length - shown}\u00a0more`
      : places.join(', '),
  noSalaries: 'They show pay for no job in common.',
};
