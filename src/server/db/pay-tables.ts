import type { Generated } from 'kysely';
import type { ExperienceRange } from '../../core/shared/experience-range';

export interface PayTables {
  salary_slices: SalarySliceTable;
  salary_releases: SalaryReleaseTable;
  salary_buckets: SalaryBucketTable;
  interviews: InterviewTable;
  interview_counts: InterviewCountTable;
  interview_questions: InterviewQuestionTable;
  interview_answers: InterviewAnswerTable;
  interview_answer_helpful: InterviewAnswerHelpfulTable;
}

/** Published salary figures only; unpublished ones are never stored here. */
export interface SalarySliceTable {
  job_profile_id: number;
  company_id: number | null;
  place_id: number | null;
  experience: '0-2' | '3-5' | '6-9' | '10-14' | '15+' | null;
  contributors: number;
  p10: number | null;
  p25: number;
  p50: number;
  p75: number;
  p90: number | null;
  low: number;
  high: number;
  confidence: 'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'VERY_LOW';
  first_month: string;
  last_month: string;
  /** Medians in percent of pay; null while no bucket of the slice has a split. */
  bonus_percent: number | null;
  stock_percent: number | null;
}

/** Salaries that are published together. Nothing here links to the reports. */
export interface SalaryBucketTable {
  id: string;
  job_profile_id: number;
  company_id: number | null;
  place_id: number | null;
  experience: SalarySliceTable['experience'];
  /** Quarter of the newest report: year * 4 + quarter. */
  quarter: number;
  /** Rounded rupees per year. */
  pays: readonly number[];
  /** In percent of pay, each list sorted on its own; null in buckets of releases before the split. */
  bonus_percents: readonly number[] | null;
  stock_percents: readonly number[] | null;
}

export interface SalaryReleaseTable {
  released_on: string;
  /** The file of the release; null until it is published. */
  data: Generated<string | null>;
}

export interface InterviewTable {
  id: string;
  author_seal: string;
  company_id: number;
  job_profile_id: number;
  place_id: number;
  experience: ExperienceRange;
  /** Exact years for the author's edit form, encrypted. */
  exact_experience: Generated<string>;
  difficulty: 'EASY' | 'MODERATE' | 'HARD';
  outcome: 'SELECTED' | 'REJECTED' | 'NO_RESPONSE' | 'DECLINED';
  applied_through: 'JOB_PORTAL' | 'REFERRAL' | 'CAMPUS' | 'RECRUITER' | 'WALK_IN' | 'COMPANY_SITE';
  /** JSON array of { name, minutes }. */
  rounds: string;
  advice: string | null;
  written_month: string;
  /** Submission date, rounded to its quarter. */
  submitted_quarter: Generated<string | null>;
  helpful: Generated<number>;
  status: Generated<'LIVE' | 'FLAGGED' | 'HIDDEN'>;
}

export interface InterviewQuestionTable {
  id: string;
  interview_id: string;
  company_id: number;
  job_profile_id: number;
  skill: string;
  text: string;
  round: number;
  asked_month: string;
  answers: Generated<number>;
  helpful: Generated<number>;
  /** Same as its interview. */
  is_hidden: Generated<boolean>;
}

export interface InterviewAnswerTable {
  id: string;
  question_id: string;
  avatar_seed: string;
  text: string;
  helpful: Generated<number>;
  written_month: string;
}

export interface InterviewAnswerHelpfulTable {
  answer_id: string;
  voter_seal: string;
}

/** Computed from the interviews. */
export interface InterviewCountTable {
  company_id: number;
  job_profile_id: number;
  difficulty: string;
  outcome: string;
  interviews: number;
  rounds: number;
}
