import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { numberIn, oneOf } from '../shell/query-values';
import { EXPERIENCE_BANDS } from './bands';
import { SALARY_SORTS, type SalaryWish } from './salaries-port';

/** What an address asks of salaries: a list, or with a job that job's figures. */
export interface SalaryAddress extends SalaryWish {
  readonly jobProfileId?: number | undefined;
}

const NAMES = {
  jobProfileId: 'designation',
  departmentId: 'department',
  placeId: 'location',
  experience: 'experience',
  sort: 'sort',
} as const satisfies Record<keyof SalaryAddress, string>;

/** What an address asks; what makes no sense is not asked. */
export function readSalaryQuery(search: string): SalaryAddress {
  const query = parseQuery(search);
  const value = (name: keyof typeof NAMES) => valueIn(query, NAMES[name]);
  return {
    jobProfileId: numberIn(value('jobProfileId')),
    departmentId: numberIn(value('departmentId')),
    placeId: numberIn(value('placeId')),
    // A plus sign in an address is a blank.
    experience: oneOf(EXPERIENCE_BANDS, value('experience')?.replace(/ $/, '+')),
    sort: oneOf(SALARY_SORTS, value('sort')),
  };
}

/** The address of such a list; the usual order needs no word. */
export const salaryQuery = ({ sort, ...rest }: SalaryAddress): string =>
  buildQuery(
    Object.entries({ ...rest, sort: sort === 'popularity' ? undefined : sort }).flatMap(([name, value]) =>
      value === undefined ? [] : [[NAMES[name as keyof typeof NAMES], String(value)] as const],
    ),
  );

/** Whether anything but the order is asked for. */
export const isNarrowed = ({ sort: _, ...filters }: SalaryAddress): boolean =>
  Object.values(filters).some((value) => value !== undefined);
