import type { AppliedThrough, InterviewDifficulty, InterviewOutcome } from '../interviews/interview';
import type { InterviewId } from '../shared/ids';
import type { ContributionJob } from './job-form';

export interface InterviewQuestionInput {
  readonly text: string;
  /** A topic from the skill list. */
  readonly skill: string;
}

export interface InterviewRoundInput {
  readonly name: string;
  readonly minutes: number;
  readonly questions: readonly InterviewQuestionInput[];
}

export interface InterviewInput extends ContributionJob {
  /** The first day of a month. */
  readonly month: string;
  readonly difficulty: InterviewDifficulty;
  readonly outcome: InterviewOutcome;
  readonly appliedThrough: AppliedThrough;
  readonly rounds: readonly InterviewRoundInput[];
  readonly advice?: string | undefined;
}

export interface OwnInterview {
  readonly id: InterviewId;
  readonly companyUrlName: string;
  /** Until a moderator has decided, only its author sees it. */
  readonly waiting?: boolean | undefined;
  readonly interview: InterviewInput;
}

export const CHANNELS = [
  'JOB_PORTAL',
  'COMPANY_SITE',
  'REFERRAL',
  'RECRUITER',
  'CAMPUS',
  'WALK_IN',
] as const satisfies readonly AppliedThrough[];

export const MAX_ROUNDS = 6;
export const MAX_QUESTIONS = 10;
export const MAX_ROUND_NAME_LENGTH = 60;
export const MIN_MINUTES = 5;
export const MAX_MINUTES = 600;
export const MIN_QUESTION_CHARACTERS = 10;
export const MAX_QUESTION_CHARACTERS = 400;
export const MAX_ADVICE_LENGTH = 2000;
/** Max interviews per member in a quarter. */
export const MAX_INTERVIEWS = 5;
