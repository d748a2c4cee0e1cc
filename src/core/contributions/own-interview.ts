import type { AppliedThrough, InterviewDifficulty, InterviewOutcome } from '../interviews/interview';
import type { ToldJob } from './job-form';

export interface ToldQuestion {
  readonly text: string;
  /** A topic from the skill list. */
  readonly skill: string;
}

export interface ToldRound {
  readonly name: string;
  readonly minutes: number;
  readonly questions: readonly ToldQuestion[];
}

export interface ToldInterview extends ToldJob {
  /** The first day of a month. */
  readonly month: string;
  readonly difficulty: InterviewDifficulty;
  readonly outcome: InterviewOutcome;
  readonly appliedThrough: AppliedThrough;
  readonly rounds: readonly ToldRound[];
  readonly advice?: string | undefined;
}

export interface OwnInterview {
  readonly id: string;
  readonly companyUrlName: string;
  readonly interview: ToldInterview;
}

export const CHANNELS = [
  'JOB_PORTAL',
  'COMPANY_SITE',
  'REFERRAL',
  'RECRUITER',
  'CAMPUS',
  'WALK_IN',
] as const satisfies readonly AppliedThrough[];

export const MOST_ROUNDS = 6;
export const MOST_QUESTIONS = 10;
export const MOST_ROUND_NAME = 60;
export const FEWEST_MINUTES = 5;
export const MOST_MINUTES = 600;
export const FEWEST_QUESTION_LETTERS = 10;
export const MOST_QUESTION_LETTERS = 400;
export const MOST_ADVICE = 2000;
/** Max interviews per member in a quarter. */
export const MOST_INTERVIEWS = 5;
