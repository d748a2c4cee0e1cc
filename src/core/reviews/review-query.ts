import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { MAX_PAGES, numberIn, oneOf, recordId, shortText } from '../shell/query-values';
import { EMPLOYMENTS, REVIEW_SORTS, type Review, type ReviewFilters } from './review';
import type { ReviewQuery } from './reviews-port';

const NAMES = {
  id: 'rid',
  jobProfileId: 'designation',
  departmentId: 'department',
  placeId: 'location',
  employment: 'employment',
  tenure: 'tenure',
  experience: 'experience',
  stars: 'rating',
  text: 'q',
  sort: 'sort',
  page: 'page',
} as const;
const MAX_TEXT_LENGTH = 80;

/** Ignores invalid values. */
export function readReviewQuery(search: string): ReviewQuery {
  const query = parseQuery(search);
  const value = (name: keyof typeof NAMES) => valueIn(query, NAMES[name]);
  return {
    id: recordId(value('id')),
    jobProfileId: numberIn(value('jobProfileId')),
    departmentId: numberIn(value('departmentId')),
    placeId: numberIn(value('placeId')),
    employment: oneOf(EMPLOYMENTS, value('employment')),
    tenure: oneOf(['current', 'former'] as const, value('tenure')),
    experience: oneOf(['fresher', 'experienced'] as const, value('experience')),
    stars: numberIn(value('stars'), 5),
    text: shortText(value('text') ?? '', MAX_TEXT_LENGTH) || undefined,
    sort: oneOf(REVIEW_SORTS, value('sort')),
    page: numberIn(value('page'), MAX_PAGES),
  };
}

/** The API cannot return a single review, so this searches for its title among reviews with the same stars. */
export const singleReviewQuery = ({ title, overall }: Pick<Review, 'title' | 'overall'>): ReviewQuery => ({
  stars: overall,
  text: shortText(title, MAX_TEXT_LENGTH) || undefined,
});

/** Leaves out the first page and the default sort. */
export function reviewQuery({ page, sort, ...filters }: ReviewQuery): string {
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

/** The names of the filters that can be part of a title. */
export const filterNames = (
  { jobProfileId, departmentId, placeId, text }: ReviewQuery,
  filters: ReviewFilters | undefined,
): readonly string[] => [
  ...(
    [
      [filters?.jobProfiles, jobProfileId],
      [filters?.departments, departmentId],
      [filters?.places, placeId],
    ] as const
  ).flatMap(([facets = [], id]) => facets.flatMap((facet) => (facet.id === id ? [facet.name] : []))),
  ...(text === undefined ? [] : [`“${text}”`]),
];

/** Counts the text search as a filter. */
export const filtersSet = ({ page: _, sort: __, ...filters }: ReviewQuery): number =>
  Object.values(filters).filter((value) => value !== undefined).length;
