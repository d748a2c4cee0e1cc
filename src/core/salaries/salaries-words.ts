import { grouped } from '../shared/numbers';

/** The texts of the salaries' home. */
export const salariesWords = {
  title: 'Salaries',
  description:
    'What job profiles in India pay, whether your own pay is fair, and calculators for take-home, hike, HRA and gratuity.',
  lead: 'What the work is worth: among people who do the same, and in your account at the end of the month.',
  check: 'Are you paid fairly?',
  calculators: 'Calculators that show their work',
  popular: 'What popular job profiles pay',
  popularHint:
    'The middle half of what people reported in the last five years, and the median. Fixed and variable pay, yearly.',
  count: (reports: number) => `${grouped(reports)}+ salaries`,
  range: (from: string, to: string) => `${from} to ${to}`,
};
