import { buildQuery, parseQuery, valueIn } from '../navigation/query';
import type { CompanyWish } from './companies-port';
import { COMPANY_SIZES, COMPANY_SORTS } from './company';

const NAMES = {
  industryId: 'industry',
  placeId: 'location',
  size: 'size',
  minRating: 'rating',
  sort: 'sort',
  page: 'page',
} as const;

/** The number an address says, when it is a whole one within reason. */
export function numberIn(value: string | undefined, most = 2_147_483_647): number | undefined {
  const number = value !== undefined && /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

/** One of these words, or nothing. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  value: string | undefined,
): Word | undefined => words.find((word) => word === value);

export const MOST_PAGES = 5000;

/** What an address asks of the list of companies; what makes no sense is not asked. */
export function readCompanyQuery(search: string): CompanyWish {
  const query = parseQuery(search);
  const value = (name: keyof typeof NAMES) => valueIn(query, NAMES[name]);
  return {
    industryId: numberIn(value('industryId')),
    placeId: numberIn(value('placeId')),
    size: oneOf(COMPANY_SIZES, value('size')),
    minRating: numberIn(value('minRating'), 5),
    sort: oneOf(COMPANY_SORTS, value('sort')),
    page: numberIn(value('page'), MOST_PAGES),
  };
}

/** The address of such a list; the first page needs no number. */
export function companyQuery(wish: CompanyWish): string {
  const { page, sort, ...filters } = wish;
  const values = {
    ...filters,
    sort: sort === 'popularity' ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
  return buildQuery(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[NAMES[name as keyof typeof NAMES], String(value)] as const],
    ),
  );
}
