import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { MAX_PAGES, numberIn, oneOf } from '../shell/query-values';
import { DIFFICULTIES, OUTCOMES } from './interview';
import type { InterviewQuery } from './interviews-port';

/** The filters in the query string; the company or designation is in the path. */
export type InterviewFilters = Pick<InterviewQuery, 'difficulty' | 'outcome' | 'placeId' | 'page'>;

export function readInterviewQuery(search: string): InterviewFilters {
  const query = parseQuery(search);
  return {
    difficulty: oneOf(DIFFICULTIES, valueIn(query, 'difficulty')?.toUpperCase()),
    outcome: oneOf(OUTCOMES, valueIn(query, 'outcome')?.toUpperCase().replace('-', '_')),
    placeId: numberIn(valueIn(query, 'location')),
    page: numberIn(valueIn(query, 'page'), MAX_PAGES),
  };
}

/** Leaves out the number of the first page. */
export function interviewQuery({ difficulty, outcome, placeId, page }: InterviewFilters): string {
  const values = {
    difficulty: difficulty?.toLowerCase(),
    outcome: outcome?.toLowerCase().replace('_', '-'),
    location: placeId,
    page: page === 1 ? undefined : page,
  };
  return buildQuery(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    ),
  );
}

/** Whether any filter is set. */
export const isFiltered = ({ difficulty, outcome, placeId }: InterviewFilters): boolean =>
  difficulty !== undefined || outcome !== undefined || placeId !== undefined;
