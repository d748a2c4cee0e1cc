import { queryCodec } from '../shell/query';
import { MOST_PAGES, numberIn } from '../shell/query-values';
import type { CollegeWish } from './colleges-port';

const query = queryCodec(['q', 'page']);
const LONGEST = 80;

export function readCollegeQuery(search: string): CollegeWish {
  const { q, page } = query.parse(search);
  return { text: q?.trim().slice(0, LONGEST) || undefined, page: numberIn(page, MOST_PAGES) };
}

/** The query of a college list; the first page has no number. */
export const collegeQuery = ({ text, page = 1 }: CollegeWish): string =>
  query.build({ q: text, page: page > 1 ? String(page) : undefined });
