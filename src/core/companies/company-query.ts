import { buildQuery, parseQuery, type Query, valueIn } from '../shell/query';
import { MAX_PAGES, numberIn, oneOf } from '../shell/query-values';
import { BENEFIT_CODES } from './benefits';
import type { CompanyQuery } from './companies-port';
import { BADGE_CODES, COMPANY_SIZES, COMPANY_SORTS } from './company';

const NAMES = {
  industryId: 'industry',
  placeId: 'location',
  size: 'size',
  minRating: 'rating',
  benefits: 'benefit',
  badges: 'badge',
  sort: 'sort',
  page: 'page',
} as const;

const MAX_OF_ONE = 5;

function someOf<Word extends string>(
  text: readonly Word[],
  query: Query,
  name: string,
): readonly Word[] | undefined {
  const message = new Set(query.flatMap(([key, value]) => (key === name ? [codeOf(value)] : [])));
  const found = text.filter((word) => message.has(word)).slice(0, MAX_OF_ONE);
  return found.length > 0 ? found : undefined;
}

/** Codes appear in URLs in kebab case: paid-leave. */
export const codeUrlName = (code: string): string => code.toLowerCase().replaceAll('_', '-');
const codeOf = (urlName: string): string => urlName.toUpperCase().replaceAll('-', '_');

/** Ignores invalid values. */
export function readCompanyQuery(search: string): CompanyQuery {
  const query = parseQuery(search);
  const value = (name: keyof typeof NAMES) => valueIn(query, NAMES[name]);
  return {
    industryId: numberIn(value('industryId')),
    placeId: numberIn(value('placeId')),
    size: oneOf(COMPANY_SIZES, value('size')),
    minRating: numberIn(value('minRating'), 5),
    benefits: someOf(BENEFIT_CODES, query, NAMES.benefits),
    badges: someOf(BADGE_CODES, query, NAMES.badges),
    sort: oneOf(COMPANY_SORTS, value('sort')),
    page: numberIn(value('page'), MAX_PAGES),
  };
}

/** Leaves out the number of the first page. */
export function companyQuery(query: CompanyQuery): string {
  const { page, sort, benefits = [], badges = [], ...filters } = query;
  const values = {
    ...filters,
    benefits: benefits.map(codeUrlName),
    badges: badges.map(codeUrlName),
    sort: sort === 'popularity' ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
  return buildQuery(
    Object.entries(values).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).flatMap((item) =>
        item === undefined ? [] : [[NAMES[name as keyof typeof NAMES], String(item)] as const],
      ),
    ),
  );
}
