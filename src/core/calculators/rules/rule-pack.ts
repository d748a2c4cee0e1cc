import type { BasisPoints, Paise } from '../money';

/**
 * Confidence in a rule: read in the law itself, in professional or news summaries, in forums, or reported before the
 * gazette was seen.
 */
export type Verified = 'statute' | 'summary' | 'forum' | 'inference' | 'reported';

/** The day all rules were last compared with their sources. */
export const CHECKED = '2026-11-20';

/** The source of a rule, so that every published figure can be traced. */
export interface Sourced {
  readonly source: string;
  readonly verified: Verified;
  /** The day the rule was last compared with its source, as in 2026-11-20. */
  readonly checked: string;
  /** The day the rule came into force, where its source names it. */
  readonly since?: string | undefined;
}

/** Income above `from`, up to the next band, is taxed at `rate`. */
export interface Band {
  readonly from: Paise;
  readonly rate: BasisPoints;
}

export type AgeBand = 'under60' | '60to79' | 'gte80';
export const REGIMES = ['new', 'old'] as const;
export type Regime = (typeof REGIMES)[number];
export type FinancialYear = '2025-26' | '2026-27';

export interface RegimeRules extends Sourced {
  readonly bands: Readonly<Record<AgeBand, readonly Band[]>>;
  readonly standardDeduction: Paise;
  /** Section 87A, now 156. */
  readonly rebate: Sourced & {
    readonly upTo: Paise;
    readonly most: Paise;
    readonly marginalRelief: boolean;
  };
  readonly surcharge: Sourced & { readonly bands: readonly Band[] };
}

/** The rules of one financial year. A changed rate is a data change. */
export interface RulePack {
  readonly year: FinancialYear;
  readonly from: string;
  readonly regimes: Readonly<Record<Regime, RegimeRules>>;
  readonly cess: Sourced & { readonly rate: BasisPoints };
  readonly pf: Sourced & {
    readonly rate: BasisPoints;
    readonly ceiling: Paise;
    readonly pensionRate: BasisPoints;
  };
  readonly esi: Sourced & {
    /** Base of coverage and contributions: all monthly pay, or Labour Code wages. */
    readonly base: 'gross' | 'wages';
    readonly ceiling: Paise;
    readonly employee: BasisPoints;
    readonly employer: BasisPoints;
  };
  readonly gratuity: Sourced & {
    readonly accrual: BasisPoints;
    readonly cap: Paise;
    /** Central civil servants have a higher, tax-free ceiling. */
    readonly centralGovernmentCap: Paise;
  };
  /** Cities where half of the salary counts for HRA; everywhere else it is 40 %. */
  readonly hra: Sourced & {
    readonly halfCities: readonly string[];
    /** Half cities known from news reports only. */
    readonly reportedCities: readonly string[];
  };
  /** Whether Labour Code wages are the base for PF and gratuity. */
  readonly codeWages: Sourced & { readonly apply: boolean };
}
