import { type Paise, rupees } from '../money';
import type { FinancialYear, Regime } from './rule-pack';

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

interface AllowanceLimits {
  /** Two meals on 22 days a month. */
  readonly meals: Paise;
  /** The limit for two children. */
  readonly education: Paise;
  readonly hostel: Paise;
  readonly gifts: Paise;
  /** For employees with a disability; depends on where they live. */
  readonly disabilityTransport: { readonly metro: Paise; readonly elsewhere: Paise };
}

const perMonth = (amount: number): Paise => rupees(amount * 12);
const forTwoChildren = (amount: number): Paise => perMonth(amount * 2);
const meals = (amount: number): Paise => perMonth(amount * 2 * 22);

/** Tax-free per year. Education and hostel: in the old regime only. */
export const ALLOWANCE_LIMITS: Readonly<Record<FinancialYear, AllowanceLimits>> = {
  '2025-26': {
    meals: meals(50),
    education: forTwoChildren(100),
    hostel: forTwoChildren(300),
    gifts: rupees(5_000),
    disabilityTransport: { metro: perMonth(3_200), elsewhere: perMonth(3_200) },
  },
  '2026-27': {
    meals: meals(200),
    education: forTwoChildren(3_000),
    hostel: forTwoChildren(9_000),
    gifts: rupees(15_000),
    disabilityTransport: { metro: perMonth(15_000), elsewhere: perMonth(8_000) },
  },
};

/** The monthly taxable value of a car that the employer owns or hires and runs, used for work and privately. */
export const CAR_VALUE = {
  '2025-26': { small: rupees(1_800), large: rupees(2_400), driver: rupees(900) },
  '2026-27': { small: rupees(5_000), large: rupees(7_000), driver: rupees(3_000) },
} as const satisfies Record<FinancialYear, unknown>;
