import type { BasisPoints, Paise } from '../money';

/** Confidence in a rule: read in the law itself, in professional or news summaries, or in forums. */
export type Verified = 'statute' | 'summary' | 'forum' | 'inference';

/** The source of a rule, so that every published figure can be traced. */
export interface Sourced {
  readonly source: string;
  readonly verified: Verified;
}

/** Income above `from`, up to the next band, is taxed at `rate`. */
export interface Band {
  readonly from: Paise;
  readonly rate: BasisPoints;
}

export type AgeBand = 'under60' | '60to79' | 'gte80';
export type Regime = 'new' | 'old';
export type FinancialYear = '2025-26' | '2026-27';

export interface RegimeRules extends Sourced {
  readonly bands: Readonly<Record<AgeBand, readonly Band[]>>;
  readonly standardDeduction: Paise;
  readonly rebate: { readonly upTo: Paise; readonly most: Paise; readonly marginalRelief: boolean };
  readonly surcharge: readonly Band[];
}

/** The rules of one financial year. A changed rate is a data change. */
export interface RulePack {
  readonly year: FinancialYear;
  readonly from: string;
  readonly regimes: Readonly<Record<Regime, RegimeRules>>;
  readonly cess: BasisPoints & number;
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
  readonly hra: Sourced & { readonly halfCities: readonly string[] };
  /** Whether Labour Code wages are the base for PF and gratuity. */
  readonly codeWages: Sourced & { readonly apply: boolean };
}
