import type { Employment } from '../reviews/review';
import type { JobId } from '../shared/ids';
import type { NumberedPage } from '../shared/page';
import type { ApplicationCounts } from './job-application';

/** Days since an opening was posted. */
export const FRESHNESS = [1, 3, 7, 15, 30] as const;
export type Freshness = (typeof FRESHNESS)[number];

/** Lakhs of rupees a year. */
export const CTC_BANDS = ['0-3', '3-6', '6-10', '10-15', '15-25', '25-50', '50+'] as const;
export type CtcBand = (typeof CTC_BANDS)[number];

export interface HiringCompany {
  readonly urlName: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly industry: string;
  /** 0 without ratings. */
  readonly rating: number;
  readonly reviews: number;
}

/** A published group of salaries in one role: the same figures as on the salary pages. */
export interface RolePay {
  readonly median: number;
  /** The likely range of the median. */
  readonly low: number;
  readonly high: number;
  /** A lower bound, in steps. */
  readonly people: number;
  /** Undefined for India. */
  readonly place: string | undefined;
  readonly experience: '0-2' | '3-5' | '6-9' | '10-14' | '15+' | undefined;
}

export interface JobCard {
  readonly id: JobId;
  readonly title: string;
  /** The URL name of the job profile. */
  readonly designation: string;
  readonly company: HiringCompany;
  readonly places: readonly string[];
  readonly employment: Employment;
  readonly fromYears: number;
  readonly toYears: number;
  readonly minCtc: number | undefined;
  readonly maxCtc: number | undefined;
  readonly currency: 'INR' | 'USD';
  readonly skills: readonly string[];
  /** A day, such as 2026-11-12. */
  readonly postedOn: string;
  readonly applyUrl: string;
  /** Whether the employer receives applications here. */
  readonly applyHere: boolean;
  readonly market?: RolePay | undefined;
}

export type JobPage = NumberedPage<JobCard>;

export interface CountedName {
  readonly urlName: string;
  readonly name: string;
  readonly jobs: number;
}

export interface JobFilters {
  readonly designations: readonly CountedName[];
  readonly locations: readonly CountedName[];
  readonly industries: readonly CountedName[];
}

export interface Job {
  readonly card: JobCard;
  readonly about: string;
  readonly duties: readonly string[];
  readonly confirmedOn: string;
  readonly open: boolean;
  /** The employer's questions to applicants. */
  readonly questions: readonly string[];
  /** In steps of five; undefined for fewer than five applications. */
  readonly applications: ApplicationCounts | undefined;
  readonly similar: readonly JobCard[];
  /** At this company. */
  readonly payHere?: RolePay | undefined;
}
