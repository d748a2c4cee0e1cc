import type { BenefitCode } from '../companies/benefits';
import type { BenefitReportId } from '../shared/ids';

export interface BenefitsInput {
  readonly companyName: string;
  readonly codes: readonly BenefitCode[];
  /** Only the author sees it. */
  readonly note?: string | undefined;
}

export interface OwnBenefits {
  readonly id: BenefitReportId;
  readonly companyUrlName: string;
  readonly benefits: BenefitsInput;
}

export type BenefitsProblem = 'refused' | 'required' | 'unknown' | 'long' | 'contact' | 'abuse';

/** Max companies per member in three months. */
export const MAX_BENEFITS_REPORTS = 5;
export const MAX_NOTE_LENGTH = 500;
