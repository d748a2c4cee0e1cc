/** Slabs of the new regime, financial year 2025-26: upper limit in rupees, and rate. */
const SLABS: readonly (readonly [upTo: number, rate: number])[] = [
  [400_000, 0],
  [800_000, 0.05],
  [1_200_000, 0.1],
  [1_600_000, 0.15],
  [2_000_000, 0.2],
  [2_400_000, 0.25],
  [Number.POSITIVE_INFINITY, 0.3],
];
const STANDARD_DEDUCTION = 75_000;
const NO_TAX_UP_TO = 1_200_000;
const CESS = 1.04;
const PROFESSIONAL_TAX = 2_400;
/** Both PF shares on the statutory wage, and gratuity, all part of fixed pay. */
const PROVIDENT_FUND = 2 * 21_600;
const GRATUITY_SHARE = 0.0481 * 0.4;

/** Monthly in-hand pay from yearly fixed pay, rounded to thousands. */
export function inHandOf(fixed: number): number {
  const taxable = Math.max(0, fixed - STANDARD_DEDUCTION);
  const tax = taxable <= NO_TAX_UP_TO ? 0 : taxOn(taxable) * CESS;
  const year =
    fixed - Math.min(PROVIDENT_FUND, fixed * 0.12) - fixed * GRATUITY_SHARE - tax - PROFESSIONAL_TAX;
  return Math.round(year / 12 / 1000) * 1000;
}

function taxOn(taxable: number): number {
  let from = 0;
  let tax = 0;
  for (const [upTo, rate] of SLABS) {
    tax += Math.max(0, Math.min(taxable, upTo) - from) * rate;
    from = upTo;
  }
  return tax;
}
