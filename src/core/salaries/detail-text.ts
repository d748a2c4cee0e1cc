import { shortMonth } from '../shared/short-month';
import type { ExperienceBand } from './bands';

const band = (experience: ExperienceBand): string => experience.replace('-', '–');

export const detailText = {
  months: (first: string, last: string): string =>
    first === last ? shortMonth(first) : `${shortMonth(first)} – ${shortMonth(last)}`,
  yourYears: 'Years of work',
  chooseYears: 'Choose years',
  years: (years: number): string => {
    if (years >= 15) return '15+ years';
    if (years === 0) return 'Less than 1 year';
    return years === 1 ? '1 year' : `${years} years`;
  },
  withYears: (years: number, pay: string): string => {
    if (years >= 15) return `With 15+ years: ${pay}`;
    if (years === 0) return `With less than 1 year: ${pay}`;
    return `With ${years === 1 ? '1 year' : `${years} years`}: ${pay}`;
  },
  range: (from: string, to: string): string => `range ${from} to ${to}`,
  estimatedFrom: (groups: readonly ExperienceBand[]): string =>
    groups.length > 1
      ? `Median and middle 50%, estimated from the groups ${groups.map(band).join(' and ')} yrs.`
      : `Median and middle 50% of the group ${groups.map(band).join()} yrs.`,
  noYears: 'We need at least 14 salaries with about this experience before we show a number.',
  step: (percent: number, below: ExperienceBand): string => `typically ${percent}% above ${band(below)} yrs`,
  stepsHint: 'Percentages compare the medians of two groups. They are not individual raises.',
  groups:
    'Groups may not add up to the total: we round counts down, and groups of fewer than 14 people count in the total only.',
  between: {
    title: 'If you move to another company',
    more: (percent: number, more: number, all: number): string =>
      more === 1
        ? `1 of these ${all} companies clearly pays more than the one in the middle: about ${percent}% more.`
        : `${more} of these ${all} companies clearly pay more than the one in the middle: typically ${percent}% more.`,
    close: (all: number): string =>
      `None of these ${all} companies clearly pays more than the one in the middle: their likely ranges overlap.`,
    rule: (middle: string): string =>
      `The company in the middle pays a median of ${middle}. This compares what companies pay different people for this role. It isn’t the raise of people who switched: no salary here follows one person from job to job.`,
    calculate: 'Calculate your hike',
  },
  byLevel: 'By level',
  levelsHint: 'Titles of the same work. A level appears once at least 14 people share their salary.',
  split: 'How pay is split',
  fixed: 'Fixed',
  bonus: 'Bonus',
  stock: 'Stock, on top',
  noBonus: 'Most people report no bonus.',
  noStock: 'Most people report no stock.',
  inHand: 'Take-home estimate',
  month: (pay: string): string => `About ${pay} a month`,
  monthBonus: (bonus: string): string => `For the median, plus a yearly bonus of ${bonus} before tax.`,
  monthMedian: 'For the median.',
  assumed: 'Estimated with the cheaper tax regime and PF up to ₹1,800 a month.',
  calculate: 'Calculate your take-home',
  find: 'Find a salary',
};
