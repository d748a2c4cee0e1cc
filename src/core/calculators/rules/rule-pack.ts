import type { BasisPoints, Paise } from '../money';

/** How sure a rule is: read in the law itself, in professional or news summaries, or in forums. */
export type Verified = 'statute' | 'summary' | 'forum' | 'inference';

/** Where a rule was read, so that every published figure can be followed to its source. */
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

/** The rules of one financial year. A change of a rate is a change of data. */
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
    /** What coverage and contributions depend on: all monthly pay, or the wages of the Labour Codes. */
    readonly base: 'gross' | 'wages';
    readonly ceiling: Paise;
    readonly employee: BasisPoints;
    readonly employer: BasisPoints;
  };
  readonly gratuity: Sourced & {
    readonly accrual: BasisPoints;
    readonly cap: Paise;
    /** Civil servants of the Union have a higher ceiling, and no tax on it. */
    readonly centralGovernmentCap: Paise;
  };
  /** Places where half of the salary counts for HRA; everywhere else it is 40 %. */
  readonly hra: Sourced & { readonly halfCities: readonly string[] };
  /** Whether the wages of the Labour Codes are the base for PF and gratuity. */
  readonly codeWages: Sourced & { readonly apply: boolean };
}
