import type { Choice } from '../search/choices-port';
import type { JobProfileId, PlaceId } from '../shared/ids';
import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { numberIn, oneOf } from '../shell/query-values';
import { EXPERIENCE_BANDS } from './bands';
import { MAX_EXPERIENCE } from './peers';
import { SALARY_SORTS, type SalaryNarrowing, type SalaryQuery } from './salaries-port';

/** The choices on the page of one job: its filters, and the years to estimate the pay for. */
export interface SalaryView extends SalaryNarrowing {
  readonly years?: number | undefined;
}

/** Filters of a list, or with a job that job's figures. */
export interface SalaryAddress extends SalaryQuery, SalaryView {
  readonly jobProfileId?: JobProfileId | undefined;
}

const NAMES = {
  jobProfileId: 'designation',
  departmentId: 'department',
  placeId: 'location',
  experience: 'experience',
  sort: 'sort',
  years: 'years',
} as const satisfies Record<keyof SalaryAddress, string>;

/** Invalid values are ignored. */
export function readSalaryQuery(search: string): SalaryAddress {
  const query = parseQuery(search);
  const value = (name: keyof typeof NAMES) => valueIn(query, NAMES[name]);
  return {
    jobProfileId: numberIn(value('jobProfileId')),
    departmentId: numberIn(value('departmentId')),
    placeId: numberIn(value('placeId')),
    // A plus sign in a query decodes to a space.
    experience: oneOf(EXPERIENCE_BANDS, value('experience')?.replace(/ $/, '+')),
    sort: oneOf(SALARY_SORTS, value('sort')),
    years: yearsIn(value('years')),
  };
}

const yearsIn = (value: string | undefined): number | undefined =>
  value === '0' ? 0 : numberIn(value, MAX_EXPERIENCE);

/** Builds the query of a list; the default order is left out. */
export const salaryQuery = ({ sort, ...rest }: SalaryAddress): string =>
  buildQuery(
    Object.entries({ ...rest, sort: sort === 'popularity' ? undefined : sort }).flatMap(([name, value]) =>
      value === undefined ? [] : [[NAMES[name as keyof typeof NAMES], String(value)] as const],
    ),
  );

/** Whether any filter is set; the order does not count. */
export const isNarrowed = ({ sort: _, ...filters }: SalaryAddress): boolean =>
  Object.values(filters).some((value) => value !== undefined);

/** The name of the city a list is filtered by; empty without such a filter. */
export const placeName = (places: readonly Choice[] = [], placeId?: PlaceId): readonly string[] =>
  places.flatMap(({ id, name }) => (id === placeId ? [name] : []));
