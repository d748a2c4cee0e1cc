import type { Company } from '../catalogue/companies';
import { SeededRandom } from '../seeded-random';
import { employs } from './company-trades';
import type { Member } from './members';

/** Facts on which a member's texts must agree. */
export interface History {
  /** Whole years at the current employer. */
  readonly tenure: number;
  /** The previous employer, if any. */
  readonly former: string | undefined;
  readonly turn: string | undefined;
}

/** Themes about a major change in life: a member writes about one at most, and many about none. */
const TURNS = [
  'layoff',
  'relieving',
  'break',
  'onsite',
  'remote',
  'women',
  'parent',
  'counter-offer',
  'notice',
];
const YEARS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  fresher: [1, 1],
  'first-pay': [1, 1],
  'q-fresher': [1, 1],
  'first-team': [5, 99],
  promotion: [3, 99],
  break: [5, 99],
  onsite: [7, 99],
  course: [2, 99],
  esop: [2, 99],
};
const SOFTWARE = ['IT Services & Consulting', 'Software Product', 'Internet', 'FinTech', 'E-commerce'];
/** Industries in which a theme happens; any industry for the others. */
const INDUSTRIES: Readonly<Record<string, readonly string[]>> = {
  esop: ['Software Product', 'Internet', 'FinTech', 'E-commerce'],
  onsite: SOFTWARE,
  bench: ['IT Services & Consulting'],
  'night-shift': ['BPO & KPO', 'IT Services & Consulting', 'Software Product', 'Telecom'],
  ward: ['Healthcare'],
  'picture-ward': ['Healthcare'],
  'picture-branch': ['Banking'],
  'picture-counter': ['Retail', 'Textiles & Apparel', 'FMCG'],
  'bank-targets': ['Banking'],
};
const ANY: readonly [number, number] = [0, 99];

/** The same for a member in every text, whatever random numbers were used before. */
export function historyOf(member: Member, companies: readonly Company[]): History {
  const rng = new SeededRandom(`history ${member.id}`);
  const tenure = rng.whole(1, Math.max(1, member.years));
  const turn = TURNS[rng.whole(0, TURNS.length * 2)];
  const hadOther = member.years - tenure >= 1;
  return { tenure, turn, former: hadOther ? formerCompany(rng, member, companies) : undefined };
}

function formerCompany(
  rng: SeededRandom,
  { company, job }: Member,
  companies: readonly Company[],
): string | undefined {
  for (let attempt = 0; attempt < 40; attempt++) {
    const item = companies[rng.favourite(companies.length, 1.6)];
    if (item && item.id !== company.id && employs(item, job)) return item.name;
  }
  return undefined;
}

/** Whether this member could have experienced a story of this theme. */
export function hasLived(theme: string, { years, company }: Member, { turn }: History): boolean {
  const [from, to] = YEARS[theme] ?? ANY;
  const happens = INDUSTRIES[theme]?.includes(company.industry.name) ?? true;
  return happens && years >= from && years <= to && (!TURNS.includes(theme) || theme === turn);
}
