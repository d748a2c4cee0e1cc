import { INDIA_MS } from '../shared/india';
import type { Company } from './company';

/** Years since the company was founded, by the year in India. */
export const companyAge = ({ foundedYear }: Pick<Company, 'foundedYear'>, now: number): number =>
  new Date(now + INDIA_MS).getUTCFullYear() - foundedYear;
