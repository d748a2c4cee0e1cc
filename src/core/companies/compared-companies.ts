import type { InterviewDifficulty } from '../interviews/interview';
import type { Opinion } from '../reviews/opinions';
import type { RatingCategory } from '../reviews/rating';
import type { JobProfileId } from '../shared/ids';
import type { BenefitCode } from './benefits';
import type { BadgeCode, CompanyCard } from './company';

export interface RatingInterval {
  readonly average: number;
  readonly low: number;
  readonly high: number;
  readonly reviews: number;
}

export interface CategoryAverage {
  readonly category: Exclude<RatingCategory, 'overall'>;
  readonly average: number;
  readonly low: number;
  readonly high: number;
}

export interface ComparedSalary {
  readonly jobProfileId: JobProfileId;
  readonly jobProfile: string;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  /** The 95 % range of the median. */
  readonly low: number;
  readonly high: number;
  readonly contributors: number;
}

/** One column of a comparison. */
export interface ComparedCompany {
  readonly card: CompanyCard;
  readonly foundedYear: number;
  readonly rating: RatingInterval | undefined;
  readonly ratings: readonly CategoryAverage[];
  readonly opinions: readonly Opinion[];
  readonly salaries: readonly ComparedSalary[];
  readonly reporters: number;
  readonly benefits: readonly { readonly code: BenefitCode; readonly reports: number }[];
  readonly interviews: Readonly<Record<InterviewDifficulty, number>>;
  readonly badges: readonly BadgeCode[];
  readonly places: readonly string[];
}
