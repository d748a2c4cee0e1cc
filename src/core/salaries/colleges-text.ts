import type { Confidence } from './fair-pay';
import { howSure } from './text';

export const collegeText = {
  title: 'Colleges in India',
  description: 'Salaries of alumni from colleges in India, and the companies they work at.',
  lead: 'See where alumni work and what they earn.',
  searchLabel: 'Search colleges',
  searchHint: 'College name or city',
  search: 'Search',
  found: (total: string, count: number): string => `${total} ${count === 1 ? 'college' : 'colleges'}`,
  /** Chandigarh is both a city and a state. */
  place: (place: string, state: string): string => (place === state ? place : `${place}, ${state}`),
  alumni: (figure: string): string => `${figure}+ alumni salaries`,
  median: 'Median',
  none: 'No colleges found',
  noneText: 'Try a shorter search, or browse all colleges.',
  showAll: 'Show all colleges',
  page: {
    all: 'All colleges',
    title: (name: string): string => `${name} alumni salaries`,
    description: (name: string): string => `What ${name} alumni earn, and the companies they work at.`,
    figures: 'Alumni salaries',
    shared: (people: string, confidence: Confidence): string =>
      `Based on ${people}+ alumni salaries${howSure(confidence)}`,
    byExperience: 'By experience',
    companies: 'Where alumni work',
    companiesNone: 'We show a company once at least 14 alumni there have shared their salary.',
  },
};
