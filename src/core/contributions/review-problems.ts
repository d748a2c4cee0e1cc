import type { JobTexts } from './job-form';
import { MAX_CHARACTERS, MIN_CHARACTERS, type WrittenReview } from './own-review';
import { hasWords, normalized, textProblem, toneProblem } from './text-problems';

export type ReviewProblem =
  | 'refused'
  | 'required'
  | 'unknown'
  | 'elsewhere'
  | 'short'
  | 'long'
  | 'contact'
  | 'abuse'
  | 'words'
  | 'copied';

export type ReviewProblems = Partial<Record<keyof JobTexts | keyof WrittenReview, ReviewProblem>>;

type Words = Pick<WrittenReview, 'title' | 'likes' | 'dislikes'>;

const sideProblem = (text: string): ReviewProblem | undefined =>
  textProblem(text, MIN_CHARACTERS, MAX_CHARACTERS) ?? (hasWords(text) ? undefined : 'words');

/** Requires likes and dislikes in words that differ; rejects contact details and insults. */
export function textProblems({ title = '', likes, dislikes }: Words): ReviewProblems {
  const sides = { likes: sideProblem(likes), dislikes: sideProblem(dislikes) };
  const copied = !sides.dislikes && normalized(likes) === normalized(dislikes);
  const found = { title: toneProblem(title), ...sides, ...(copied && { dislikes: 'copied' as const }) };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

export const hasProblems = (problems: ReviewProblems): boolean => Object.keys(problems).length > 0;

const MAX_TITLE_LENGTH = 80;

/** Takes the first sentence of the likes, cut between words. */
export function titleOf(likes: string): string {
  const first = (/^.*?[.!?](?=\s|$)/su.exec(likes)?.[0] ?? likes)
    .replace(/\s+/gu, ' ')
    .replace(/[.]$/, '')
    .trim();
  const letters = [...first];
  if (letters.length <= MAX_TITLE_LENGTH) return first;
  const cut = letters.slice(0, MAX_TITLE_LENGTH).join('');
  const gap = cut.lastIndexOf(' ');
  return `${gap > MIN_CHARACTERS ? cut.slice(0, gap) : cut}…`;
}
