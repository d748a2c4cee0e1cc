import { queryCodec } from '../shell/query';
import { MAX_PAGES, numberIn, shortText } from '../shell/query-values';
import type { CollegeQuery } from './colleges-port';

const query = queryCodec(['q', 'page']);
const MAX_LENGTH = 80;

export function readCollegeQuery(search: string): CollegeQuery {
  const { q, page } = query.parse(search);
  return { text: shortText(q ?? '', MAX_LENGTH) || undefined, page: numberIn(page, MAX_PAGES) };
}

/** The query of a college list; the first page has no number. */
export const collegeQuery = ({ text, page = 1 }: CollegeQuery): string =>
  query.build({ q: text, page: page > 1 ? String(page) : undefined });
