import {
  DIFFICULTIES,
  type InterviewDifficulty,
  type InterviewOutcome,
  OUTCOMES,
} from '../interviews/interview';
import type { PayChoices } from '../salaries/fair-pay-port';
import { type InterviewProblems, interviewProblems } from './interview-problems';
import { EMPTY_JOB, JOB_PARTS, type JobTexts, jobOf, jobProblems, jobTexts } from './job-form';
import {
  CHANNELS,
  type InterviewInput,
  type InterviewQuestionInput,
  type InterviewRoundInput,
} from './own-interview';
import { visibleText } from './text-problems';
import { DRAFT_KEYS } from './unsent-forms';

export interface RoundTexts {
  readonly name: string;
  readonly minutes: string;
  readonly questions: readonly InterviewQuestionInput[];
}

/** Choices are empty until the member makes them. */
export interface InterviewTexts extends JobTexts {
  readonly month: string;
  readonly difficulty: InterviewDifficulty | '';
  readonly outcome: InterviewOutcome | '';
  readonly appliedThrough: InterviewInput['appliedThrough'] | '';
  readonly rounds: readonly RoundTexts[];
  readonly advice: string;
}

export const EMPTY_QUESTION: InterviewQuestionInput = { text: '', skill: '' };
export const EMPTY_ROUND: RoundTexts = { name: '', minutes: '', questions: [] };

export const EMPTY_INTERVIEW: InterviewTexts = {
  ...EMPTY_JOB,
  month: '',
  difficulty: '',
  outcome: '',
  appliedThrough: '',
  rounds: [EMPTY_ROUND],
  advice: '',
};

/** The fields of each step. */
export const INTERVIEW_STEPS = [
  JOB_PARTS,
  ['month', 'difficulty', 'outcome', 'appliedThrough'],
  ['rounds', 'advice'],
] as const;

export const INTERVIEW_DRAFT = { key: DRAFT_KEYS.interview, empty: EMPTY_INTERVIEW };

export interface ReadInterview {
  /** Undefined while a field is invalid or missing. */
  readonly contribution: InterviewInput | undefined;
  readonly problems: InterviewProblems;
}

export function readInterview(texts: InterviewTexts, choices: PayChoices, now: number): ReadInterview {
  const { month } = texts;
  const difficulty = DIFFICULTIES.find((item) => item === texts.difficulty);
  const outcome = OUTCOMES.find((item) => item === texts.outcome);
  const appliedThrough = CHANNELS.find((item) => item === texts.appliedThrough);
  const rounds = texts.rounds.map(roundOf);
  const advice = visibleText(texts.advice);
  const problems: InterviewProblems = {
    ...jobProblems(texts, choices),
    ...(!difficulty && { difficulty: 'required' }),
    ...(!outcome && { outcome: 'required' }),
    ...(!appliedThrough && { appliedThrough: 'required' }),
    ...interviewProblems({ month, rounds, advice }, now),
  };
  if (Object.keys(problems).length > 0 || !difficulty || !outcome || !appliedThrough)
    return { contribution: undefined, problems };
  return {
    problems,
    contribution: { ...jobOf(texts, choices), month, difficulty, outcome, appliedThrough, rounds, advice },
  };
}

const roundOf = ({ name, minutes, questions }: RoundTexts): InterviewRoundInput => ({
  name: name.trim(),
  minutes: minutes.trim() === '' ? Number.NaN : Number(minutes),
  questions: questions.map(({ text, skill }) => ({ text: text.trim(), skill })),
});

export const interviewTexts = (interview: InterviewInput, choices: PayChoices): InterviewTexts => ({
  ...jobTexts(interview, choices),
  month: interview.month,
  difficulty: interview.difficulty,
  outcome: interview.outcome,
  appliedThrough: interview.appliedThrough,
  rounds: interview.rounds.map((round) => ({ ...round, minutes: String(round.minutes) })),
  advice: interview.advice ?? '',
});
