import type { Generated } from 'kysely';
import type { ExperienceRange } from '../../core/shared/experience-range';

export interface PayTables {
  salary_slices: SalarySliceTable;
  salary_releases: SalaryReleaseTable;
  salary_buckets: SalaryBucketTable;
  pay_questions: PayQuestionTable;
  interviews: InterviewTable;
  interview_counts: InterviewCountTable;
  interview_questions: InterviewQuestionTable;
  interview_answers: InterviewAnswerTable;
  interview_answer_helpful: InterviewAnswerHelpfulTable;
}

/** What is shown of salaries; nothing that is not shown stands here. */
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
}

/** People whose pay is published together. Nothing here leads to their reports. */
export interface SalaryBucketTable {
  id: string;
  job_profile_id: number;
  company_id: number | null;
  place_id: number | null;
  experience: SalarySliceTable['experience'];
  /** Of the newest report: year * 4 + quarter. */
  quarter: number;
  /** Rounded rupees a year. */
  pays: readonly number[];
}

/** Which pay was checked against a group on a day; keyed hashes that are deleted after the day. */
export interface PayQuestionTable {
  question_key: string;
  pay_key: string;
  asked_on: string;
}

export interface SalaryReleaseTable {
  released_on: string;
}

export interface InterviewTable {
  id: string;
  author_seal: string;
  company_id: number;
  job_profile_id: number;
  place_id: number;
  experience: ExperienceRange;
  /** The exact years for the author's form, encrypted. */
  exact_experience: Generated<string>;
  difficulty: 'EASY' | 'MODERATE' | 'HARD';
  outcome: 'SELECTED' | 'REJECTED' | 'NO_RESPONSE' | 'DECLINED';
  applied_through: 'JOB_PORTAL' | 'REFERRAL' | 'CAMPUS' | 'RECRUITER' | 'WALK_IN' | 'COMPANY_SITE';
  /** A list of { name, minutes }, as JSON. */
  rounds: string;
  advice: string | null;
  written_month: string;
  /** When it was told, no finer than its quarter. */
  told_quarter: Generated<string | null>;
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
  /** As its interview is. */
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

/** A row says that an answer helped somebody. */
export interface InterviewAnswerHelpfulTable {
  answer_id: string;
  voter_seal: string;
}

/** Made from the interviews. */
export interface InterviewCountTable {
  company_id: number;
  job_profile_id: number;
  difficulty: string;
  outcome: string;
  interviews: number;
  rounds: number;
}
