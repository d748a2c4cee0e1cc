import { closedTable } from '../shared/closed-table';

/** In prompting order. */
export const PROMPT_TYPES = ['review', 'interview', 'photo', 'salary', 'compare', 'slider'] as const;
export type PromptType = (typeof PROMPT_TYPES)[number];

/** The follow-up prompt after a contribution. */
export const AFTER: Readonly<Record<PromptType, PromptType>> = closedTable({
  review: 'interview',
  interview: 'photo',
  photo: 'interview',
  salary: 'review',
  compare: 'review',
  slider: 'compare',
});
