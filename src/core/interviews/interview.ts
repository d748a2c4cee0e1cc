import type { ExperienceRange } from '../shared/experience-range';
import type { AnswerId, InterviewId, PlaceId, QuestionId } from '../shared/ids';
import type { NumberedPage } from '../shared/page';

/** A percentage of fewer interviews would say more than they do. */
export const MIN_FOR_SHARES = 5;

export const DIFFICULTIES = ['EASY', 'MODERATE', 'HARD'] as const;
export type InterviewDifficulty = (typeof DIFFICULTIES)[number];
export const OUTCOMES = ['SELECTED', 'REJECTED', 'NO_RESPONSE', 'DECLINED'] as const;
export type InterviewOutcome = (typeof OUTCOMES)[number];
export type AppliedThrough = 'JOB_PORTAL' | 'REFERRAL' | 'CAMPUS' | 'RECRUITER' | 'WALK_IN' | 'COMPANY_SITE';

export interface InterviewingCompany {
  readonly urlName: string;
  readonly name: string;
  readonly logoUrl: string;
}

export interface InterviewRound {
  readonly name: string;
  readonly minutes: number;
}

export interface AskedQuestion {
  readonly id: QuestionId;
  readonly text: string;
  readonly skill: string;
  /** Number of the round, starting at 1. */
  readonly round: number;
  readonly answers: number;
}

/** Shows a month and no name. */
export interface Interview {
  readonly id: InterviewId;
  readonly company: InterviewingCompany;
  readonly jobProfile: string;
  /** The URL name of the job profile. */
  readonly designation: string;
  readonly place: string | undefined;
  readonly experience: ExperienceRange;
  /** The first day of a month. */
  readonly month: string;
  readonly difficulty: InterviewDifficulty;
  readonly outcome: InterviewOutcome;
  readonly appliedThrough: AppliedThrough;
  readonly rounds: readonly InterviewRound[];
  readonly advice: string | undefined;
  readonly helpful: number;
  readonly questions: readonly AskedQuestion[];
}

export interface InterviewSummary {
  readonly interviews: number;
  readonly difficulties: Readonly<Record<InterviewDifficulty, number>>;
  readonly outcomes: Readonly<Record<InterviewOutcome, number>>;
  readonly rounds: number;
}

export interface CountedDesignation {
  readonly name: string;
  readonly designation: string;
  readonly interviews: number;
}

/** A city that interviews show. */
export interface CountedPlace {
  readonly id: PlaceId;
  readonly name: string;
  readonly interviews: number;
}

export interface InterviewPage extends NumberedPage<Interview> {
  readonly summary: InterviewSummary;
  /** The name of the requested designation. */
  readonly jobProfile: string | undefined;
  readonly designations: readonly CountedDesignation[];
  readonly places: readonly CountedPlace[];
}

export interface InterviewQuestion {
  readonly id: QuestionId;
  readonly text: string;
  readonly skill: string;
  readonly company: InterviewingCompany;
  readonly jobProfile: string;
  readonly designation: string;
  readonly month: string;
  /** Number of interviews with this question. */
  readonly asked: number;
  readonly answers: number;
  readonly helpful: number;
  /** The text of the most helpful answer. */
  readonly topAnswer: string | undefined;
}

export interface CountedSkill {
  readonly name: string;
  readonly skill: string;
  readonly questions: number;
}

export interface QuestionPage extends NumberedPage<InterviewQuestion> {
  readonly skills: readonly CountedSkill[];
}

export interface InterviewAnswer {
  readonly id: AnswerId;
  readonly avatarUrl: string;
  readonly text: string;
  readonly month: string;
  readonly helpful: number;
  /** Whether the reader marked it as helpful. */
  readonly mine: boolean;
}

export interface AnsweredQuestion {
  readonly question: InterviewQuestion;
  /** The same id for all questions of the company with this text: they have the same answers. */
  readonly canonicalId: QuestionId;
  readonly answers: readonly InterviewAnswer[];
  readonly related: readonly InterviewQuestion[];
}

export interface Interviewer {
  readonly company: InterviewingCompany;
  readonly interviews: number;
  readonly hard: number;
}
