import { compact } from '../shared/numbers';
import type { CompanyCard } from './company';

const WORDS = {
  salaries: ['salary', 'salaries'],
  interviews: ['interview', 'interviews'],
  benefits: ['benefit report', 'benefit reports'],
  jobs: ['job', 'jobs'],
  photos: ['photo', 'photos'],
} as const;

const THINGS = Object.keys(WORDS) as readonly (keyof typeof WORDS)[];

/** Formats a company's non-zero counts other than reviews; leaves out zero counts. */
export function heldOf(card: Pick<CompanyCard, keyof typeof WORDS>): readonly string[] {
  return THINGS.filter((thing) => card[thing] > 0).map((thing) => {
    const [one, many] = WORDS[thing];
    return `${compact(card[thing])} ${card[thing] === 1 ? one : many}`;
  });
}
