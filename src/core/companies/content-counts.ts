import { compact } from '../shared/numbers';
import type { CompanyCard } from './company';

const TEXTS = {
  salaries: ['salary', 'salaries'],
  interviews: ['interview', 'interviews'],
  benefits: ['benefit report', 'benefit reports'],
  jobs: ['job', 'jobs'],
  photos: ['photo', 'photos'],
} as const;

const THINGS = Object.keys(TEXTS) as readonly (keyof typeof TEXTS)[];

/** Formats a company's non-zero counts other than reviews; leaves out zero counts. */
export function contentCounts(card: Pick<CompanyCard, keyof typeof TEXTS>): readonly string[] {
  return THINGS.filter((item) => card[item] > 0).map((item) => {
    const [value, many] = TEXTS[item];
    return `${compact(card[item])} ${card[item] === 1 ? value : many}`;
  });
}
