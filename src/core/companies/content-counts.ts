import { compact } from '../shared/numbers';
import type { CompanyCard } from './company';
import { companyText } from './text';

const { counts } = companyText;
const COUNTED_ITEMS = Object.keys(counts) as readonly (keyof typeof counts)[];

/** Formats a company's non-zero counts other than reviews; leaves out zero counts. */
export const contentCounts = (card: Pick<CompanyCard, keyof typeof counts>): readonly string[] =>
  COUNTED_ITEMS.filter((item) => card[item] > 0).map((item) => counts[item](card[item], compact(card[item])));
