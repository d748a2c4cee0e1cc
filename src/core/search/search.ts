import type { AnswerChoice, SearchAnswer } from './search-answer';

export const SEARCH_TYPES = [
  'all',
  'companies',
  'salaries',
  'interviews',
  'jobs',
  'communities',
  'posts',
] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export type HitKind =
  | 'ANSWER'
  | 'COMPANY'
  | 'DESIGNATION'
  | 'SKILL'
  | 'COLLEGE'
  | 'COMMUNITY'
  | 'QUESTION'
  | 'JOB'
  | 'POST';

export interface Hit {
  readonly kind: HitKind;
  /** The name used in addresses; a community's includes its kind as a prefix. */
  readonly urlName: string;
  readonly name: string;
  readonly detail: string;
  readonly logoUrl: string | undefined;
  readonly rating: number | undefined;
  /** Set only for an ANSWER. */
  readonly answer?: SearchAnswer | undefined;
  /** Set only for a COMPANY. */
  readonly counts?: CompanyHitCounts | undefined;
  /** Set only for a JOB. */
  readonly pay?: JobPay | undefined;
  /** Set only for the first COMPANY: its roles with the most published salaries. */
  readonly topPay?: readonly TopPay[] | undefined;
}

export interface TopPay {
  readonly role: AnswerChoice;
  /** Rupees a year. */
  readonly p50: number;
}

export interface CompanyHitCounts {
  readonly reviews: number;
  readonly salaries: number;
  readonly interviews: number;
  readonly jobs: number;
}

export interface JobPay {
  readonly minCtc: number | undefined;
  readonly maxCtc: number | undefined;
  readonly currency: 'INR' | 'USD';
}

export type SearchStats = Readonly<Record<Exclude<SearchType, 'all'>, number>>;

export interface SearchResults {
  readonly stats: SearchStats;
  /** The page count of the selected kind; 1 for the mixed results. */
  readonly pages: number;
  readonly items: readonly Hit[];
}
