import { shortMonth } from '../shared/short-month';
import type { Interview, InterviewDifficulty } from './interview';
import { interviewText as text } from './text';

/** Leaves out an application channel that only a newer API version knows. */
export function interviewByline({ place, month, appliedThrough }: Interview): string {
  const way: string | undefined = text.through[appliedThrough];
  return [place, shortMonth(month), way && text.applied(way)].filter(Boolean).join(', ');
}

/** Leaves out a difficulty that only a newer API version knows. */
export function questionDetails(answers: number, difficulty: InterviewDifficulty): string {
  const word: string | undefined = text.difficulties[difficulty];
  return [word, text.answers(answers)].filter(Boolean).join(' · ');
}
