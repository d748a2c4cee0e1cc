import { MIN_BUCKET } from '../shared/min-bucket';
import { peopleStep } from '../shared/people-steps';

/** The yes-or-no questions of a review; single answers are never shown. */
export const OPINION_QUESTIONS = ['recommend', 'ceo'] as const;
export type OpinionQuestion = (typeof OPINION_QUESTIONS)[number];

export interface Opinion {
  readonly question: OpinionQuestion;
  /** In steps of five: 95 means over 90, 5 means under 10. */
  readonly percent: number;
  /** Lower bound of the number of answers: 10, 20, 30, 50, 100 … */
  readonly answers: number;
}

interface Answers {
  readonly yes: number;
  readonly no: number;
}

const STEP = 5;
const HIGHEST = 95;
const LOWEST = 5;

/** Undefined below the smallest group. Never 0 or 100 %, which would show every single answer. */
export function opinionOf(question: OpinionQuestion, { yes, no }: Answers): Opinion | undefined {
  const answers = yes + no;
  if (answers < MIN_BUCKET) return undefined;
  const percent = Math.round((100 * yes) / answers / STEP) * STEP;
  return {
    question,
    percent: Math.min(HIGHEST, Math.max(LOWEST, percent)),
    answers: peopleStep(answers),
  };
}

export interface Share {
  readonly kind: 'about' | 'over' | 'under';
  readonly percent: number;
}

/** How a percentage reads: about 75 %, or the limit it is beyond. */
export function shareOf(percent: number): Share {
  if (percent >= HIGHEST) return { kind: 'over', percent: HIGHEST - STEP };
  if (percent <= LOWEST) return { kind: 'under', percent: LOWEST + STEP };
  return { kind: 'about', percent };
}
