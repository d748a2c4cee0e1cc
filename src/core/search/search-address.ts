import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { MAX_PAGES, numberIn, oneOf, shortText } from '../shell/query-values';
import { pathTo } from '../shell/screens';
import { parseSearchPath } from '../shell/search-place';
import { SEARCH_TYPES, type SearchType } from './search';

export interface SearchAddress {
  readonly text: string;
  readonly type: SearchType;
  readonly page: number;
}

/** Longer texts match nothing. */
export const MAX_TEXT_LENGTH = 80;
const LAST_PAGE = 100;

const worded = (name: string): string => name.replaceAll('-', ' ');

/** The text is the typed query, or else the words of all path segments and named params. */
export function readSearchAddress(pathname: string, search: string): SearchAddress {
  const query = parseQuery(search);
  const place = parseSearchPath(pathname);
  const named = [
    place?.companyUrl,
    valueIn(query, 'CompanyName'),
    ...(place?.names ?? []),
    valueIn(query, 'designation'),
    place?.location,
  ].flatMap((name) => (name === undefined ? [] : [worded(name).trim()]));
  const text = valueIn(query, 'q') ?? [...new Set(named)].join(' ');
  return {
    text: shortText(text, MAX_TEXT_LENGTH),
    type: oneOf(SEARCH_TYPES, valueIn(query, 'Type')) ?? 'all',
    page: numberIn(valueIn(query, 'page'), Math.min(LAST_PAGE, MAX_PAGES)) ?? 1,
  };
}

/** Default values are left out of the address. */
export const searchPath = ({ text, type = 'all', page = 1 }: Partial<SearchAddress>): string =>
  pathTo('search', {}) +
  buildQuery([
    ...(text ? [['q', text] as const] : []),
    ...(type === 'all' ? [] : [['Type', type] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
  ]);
