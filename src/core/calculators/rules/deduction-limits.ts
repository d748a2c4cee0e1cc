import { rupees } from '../money';
import type { Regime } from './rule-pack';

/** The part of basic that an employer may pay into NPS tax-free, in basis points. */
export const EMPLOYER_NPS: { readonly rate: Readonly<Record<Regime, number>> } = {
  rate: { new: 1400, old: 1000 },
};

/** Old-regime deductions by section, per year. */
export const DEDUCTION_LIMITS = {
  savings: rupees(150_000),
  health: { under60: rupees(25_000), senior: rupees(50_000) },
  parentsHealth: rupees(50_000),
  ownNps: rupees(50_000),
  homeLoan: rupees(200_000),
} as const;

/** Tax-free allowances of the old regime, per year: 2 meals on 22 days a month, and two children. */
export const ALLOWANCE_LIMITS = {
  meals: { '2025-26': rupees(26_400), '2026-27': rupees(105_600) },
  children: { '2025-26': rupees(9_600), '2026-27': rupees(288_000) },
} as const;
