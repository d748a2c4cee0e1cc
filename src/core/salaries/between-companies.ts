import type { SalaryFigures } from './figures';

type Published = Pick<SalaryFigures, 'p50' | 'low' | 'high'>;

/** How the published medians of companies for one role differ. */
export interface BetweenCompanies {
  readonly companies: number;
  /** The median of the company in the middle. */
  readonly middle: number;
  /** Companies that clearly pay more than the one in the middle. */
  readonly more: number;
  /** How much more they typically pay, in steps of 5 %; 0 if none clearly does. */
  readonly percent: number;
}

const MIN_COMPANIES = 5;
const PERCENT_STEP = 5;

/**
 * Compares companies from their published figures alone. A company clearly pays more if the likely range of its
 * median is above that of the company in the middle. Undefined for too few companies.
 */
export function betweenCompanies(published: readonly Published[]): BetweenCompanies | undefined {
  const ordered = published.toSorted((a, b) => a.p50 - b.p50);
  const middle = ordered[Math.floor((ordered.length - 1) / 2)];
  if (ordered.length < MIN_COMPANIES || !middle) return undefined;
  const above = ordered.filter(({ low }) => low > middle.high);
  const typical = above[Math.floor((above.length - 1) / 2)];
  return {
    companies: ordered.length,
    middle: middle.p50,
    more: above.length,
    percent: typical ? riseOf(middle.p50, typical.p50) : 0,
  };
}

const riseOf = (from: number, to: number): number =>
  Math.max(1, Math.round((100 * (to - from)) / from / PERCENT_STEP)) * PERCENT_STEP;
