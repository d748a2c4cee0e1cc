import { closedTable } from '../shared/closed-table';

/** What somebody can be asked for, in the order in which it is asked. */
export const PROMPT_TYPES = ['review', 'interview', 'photo', 'salary', 'compare', 'slider'] as const;
export type PromptType = (typeof PROMPT_TYPES)[number];

/** What is asked for once something was given. */
export const AFTER: Readonly<Record<PromptType, PromptType>> = closedTable({
  review: 'interview',
  interview: 'photo',
  photo: 'interview',
  salary: 'review',
  compare: 'review',
  slider: 'compare',
});
