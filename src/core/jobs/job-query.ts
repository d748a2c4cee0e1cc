import { EMPLOYMENTS } from '../reviews/review';
import { designationUrl } from '../shared/designation-url';
import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { MAX_PAGES, numberIn, oneOf, recordId } from '../shell/query-values';
import { CTC_BANDS, FRESHNESS, type Freshness, type JobFilters } from './job';
import type { JobQuery } from './jobs-port';
import { nameOfSlug } from './name-of-slug';

const NAMES = {
  id: 'rid',
  companyUrl: 'company_name',
  designation: 'job_profile',
  skill: 'skill',
  location: 'location',
  industry: 'industry',
  experience: 'experience',
  freshness: 'freshness',
  employment: 'employment',
  ctc: 'ctc',
  page: 'page',
} as const satisfies Record<keyof JobQuery, string>;
type Name = keyof typeof NAMES;

const MAX_YEARS = 30;
const MAX_SLUG_LENGTH = 120;

/** Links may contain a name, 'Backend engineer', instead of its slug. */
function slugIn(text = ''): string | undefined {
  const slug = designationUrl(text);
  return slug === '' || slug.length > MAX_SLUG_LENGTH ? undefined : slug;
}

/** Roles, cities and industries have a letter; a bare number is the id of another site. */
function namedSlugIn(text: string | undefined): string | undefined {
  const slug = slugIn(text);
  return slug !== undefined && /[a-z]/.test(slug) ? slug : undefined;
}

/** Ignores invalid values. Older links use `designation` for the job profile. */
export function readJobQuery(search: string): JobQuery {
  const query = parseQuery(search);
  const value = (name: Name) => valueIn(query, NAMES[name]);
  const days = numberIn(value('freshness'));
  return {
    id: recordId(value('id')),
    companyUrl: slugIn(value('companyUrl')),
    designation: namedSlugIn(value('designation') ?? valueIn(query, 'designation')),
    skill: slugIn(value('skill')),
    location: namedSlugIn(value('location')),
    industry: namedSlugIn(value('industry')),
    experience: value('experience') === '0' ? 0 : numberIn(value('experience'), MAX_YEARS),
    freshness: FRESHNESS.find((item): item is Freshness => item === days),
    employment: oneOf(EMPLOYMENTS, value('employment')),
    // A plus sign in a query string decodes to a space.
    ctc: oneOf(CTC_BANDS, value('ctc')?.replace(/ $/, '+')),
    page: numberIn(value('page'), MAX_PAGES),
  };
}

/** Leaves out the number of the first page. */
export const jobQuery = ({ page, ...rest }: JobQuery): string =>
  buildQuery(
    Object.entries({ ...rest, page: page === 1 ? undefined : page }).flatMap(([name, value]) =>
      value === undefined ? [] : [[NAMES[name as Name], String(value)] as const],
    ),
  );

/** The names of the role and the city that the list is filtered by. */
export const filterNames = (
  { designation, location }: JobQuery,
  filters: JobFilters | undefined,
): readonly string[] =>
  (
    [
      [filters?.designations, designation],
      [filters?.locations, location],
    ] as const
  ).flatMap(([choices = [], urlName]) =>
    urlName === undefined
      ? []
      : [choices.find((choice) => choice.urlName === urlName)?.name ?? nameOfSlug(urlName)],
  );

/** Whether a filter is set other than the page number and the subject of the page. */
export const isNarrowed = (
  { page: _, ...filters }: JobQuery,
  about: readonly (keyof JobQuery)[] = [],
): boolean =>
  Object.entries(filters).some(([name, value]) => value !== undefined && !about.includes(name as Name));
