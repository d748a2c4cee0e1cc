import { closedTable } from '../shared/closed-table';
import { buildQuery } from '../shell/query';
import { pathTo, type ScreenId } from '../shell/screens';
import type { Prompt } from './choose-prompt';
import type { PromptType } from './prompt-types';

export const PROMPT_PLACES = closedTable({
  review: 'contribute-review',
  interview: 'contribute-interview',
  photo: 'photo-upload',
  salary: 'contribute-salary',
  compare: 'compare',
  slider: 'paid-fairly',
} as const satisfies Record<PromptType, ScreenId>);

/** A form opens with its draft, or with the company prefilled when it is known. */
export function promptPath({ mode, type, company }: Prompt): string {
  const path = pathTo(PROMPT_PLACES[type]);
  const named = mode === 'new' && company !== '' && type !== 'compare';
  return named ? path + buildQuery([['CompanyName', company]]) : path;
}
