import type { BenefitCode } from '../companies/benefits';

/** What somebody says a company gives them besides pay. */
export interface ToldBenefits {
  readonly companyName: string;
  readonly codes: readonly BenefitCode[];
  /** For themselves. */
  readonly note?: string | undefined;
}

/** It as it is kept, for whoever told it. */
export interface OwnBenefits {
  readonly id: string;
  readonly companyUrlName: string;
  readonly benefits: ToldBenefits;
}

/** Why a part is not taken. */
export type BenefitsProblem = 'refused' | 'required' | 'unknown' | 'long' | 'contact' | 'abuse';

/** Companies one person tells of in three months. */
export const MOST_TOLD = 5;
export const MOST_NOTE = 500;
