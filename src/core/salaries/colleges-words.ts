import type { Confidence } from './fair-pay';
import { howSure } from './words';

/** The texts of colleges' pages. */
export const collegeWords = {
  title: 'Colleges in India',
  description: 'Where people who studied at a college work today, and what they earn there.',
  lead: 'Where alumni work, and what they earn there.',
  searchLabel: 'Search colleges',
  searchHint: 'A name or a city',
  search: 'Search',
  found: (total: string, count: number): string => `${total} ${count === 1 ? 'college' : 'colleges'}`,
  /** Chandigarh is a place and a state. */
  place: (place: string, state: string): string => (place === state ? place : `${place}, ${state}`),
  alumni: (figure: string): string => `${figure}+ alumni salaries`,
  median: 'Median',
  none: 'No college is called that',
  noneText: 'Try a shorter word, or look through all of them.',
  showAll: 'Show all colleges',
  page: {
    all: 'All colleges',
    title: (name: string): string => `${name}: what alumni earn`,
    description: (name: string): string => `What alumni of ${name} earn, and the companies they work at.`,
    figures: 'What alumni earn',
    shared: (people: string, confidence: Confidence): string =>
      `${people}+ alumni told what they earn.${howSure(confidence)}`,
    byExperience: 'By years of experience',
    companies: 'Where alumni work',
    companiesNone: 'No company here has 14 alumni who told what they earn. Fewer are not shown.',
  },
};
