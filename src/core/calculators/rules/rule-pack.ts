import type { BasisPoints, Paise } from '../money';

/** The day all rules were last compared with their sources. */
export const CHECKED = '2026-11-20';

/** Income above `from`, up to the next band, is taxed at `rate`. */
export interface Band {
  readonly from: Paise;
  readonly rate: BasisPoints;
}

export type AgeBand = 'under60' | '60to79' | 'gte80';
export const REGIMES = ['new', 'old'] as const;
export type Regime = (typeof REGIMES)[number];
export type FinancialYear = '2025-26' | '2026-27';

export interface RegimeRules {
  readonly bands: Readonly<Record<AgeBand, readonly Band[]>>;
  readonly standardDeduction: Paise;
  /** Section 87A, now 156. */
  readonly rebate: {
    readonly upTo: Paise;
    readonly most: Paise;
    readonly marginalRelief: boolean;
  };
  readonly surcharge: { readonly bands: readonly Band[] };
}

/** The rules of one financial year. A changed rate is a data change. */
export interface RulePack {
  readonly year: FinancialYear;
  readonly from: string;
  readonly regimes: Readonly<Record<Regime, RegimeRules>>;
  readonly cess: { readonly rate: BasisPoints };
  readonly pf: {
    readonly rate: BasisPoints;
    readonly ceiling: Paise;
    readonly pensionRate: BasisPoints;
  };
  readonly esi: {
    /** Base of coverage and contributions: all monthly pay, or Labour Code wages. */
    readonly base: 'gross' | 'wages';
    readonly ceiling: Paise;
    /** Employees with monthly wages up to this pay no share of their own: ₹176 a day for 26 days. */
    readonly employeeFree: Paise;
    readonly employee: BasisPoints;
    readonly employer: BasisPoints;
  };
  readonly gratuity: {
    readonly accrual: BasisPoints;
    readonly cap: Paise;
    /** Central civil servants have a higher, tax-free ceiling. */
    readonly centralGovernmentCap: Paise;
  };
  /** Cities where half of the salary counts for HRA; everywhere else it is 40 %. */
  readonly hra: {
    readonly halfCities: readonly string[];
    /** Half cities known from news reports only. */
    readonly reportedCities: readonly string[];
  };
  /** Whether Labour Code wages are the base for PF and gratuity. */
  readonly codeWages: { readonly apply: boolean };
}
