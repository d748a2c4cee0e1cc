import { rupees } from '../money';
import { CHECKED, type Regime, type Sourced } from './rule-pack';

/** The part of basic that an employer may pay into NPS tax-free, in basis points. */
export const EMPLOYER_NPS: Sourced & { readonly rate: Readonly<Record<Regime, number>> } = {
  rate: { new: 1400, old: 1000 },
  source: 'Section 80CCD(2): 14% of basic in the new regime, 10% in the old (outlookmoney.com, taxguru.in)',
  verified: 'summary',
  checked: CHECKED,
  since: '2024-04-01',
};

/** Old-regime deductions by section, per year. */
export const DEDUCTION_LIMITS = {
  savings: rupees(150_000),
  health: { under60: rupees(25_000), senior: rupees(50_000) },
  parentsHealth: rupees(50_000),
  ownNps: rupees(50_000),
  homeLoan: rupees(200_000),
  source:
    '80C ₹1.5 lakh with PF, 80D ₹25,000 (₹50,000 from age 60), 80CCD(1B) ₹50,000, home-loan interest ₹2 lakh; unchanged in Budget 2026',
  verified: 'summary',
  checked: CHECKED,
} as const satisfies Sourced & Record<string, unknown>;

/** Tax-free allowances of the old regime, per year: 2 meals on 22 days a month, and two children. */
export const ALLOWANCE_LIMITS = {
  meals: { '2025-26': rupees(26_400), '2026-27': rupees(105_600) },
  children: { '2025-26': rupees(9_600), '2026-27': rupees(288_000) },
  source:
    'Income-tax Rules 2026, draft rule 15: ₹200 a meal, ₹3,000 a month per child for education and ₹9,000 for a hostel; taxed in the new regime until confirmed',
  verified: 'reported',
  checked: CHECKED,
  since: '2026-04-01',
} as const satisfies Sourced & Record<string, unknown>;
