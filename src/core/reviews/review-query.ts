import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { MOST_PAGES, numberIn, oneOf } from '../shell/query-values';
import { EMPLOYMENTS, REVIEW_SORTS, type Review } from './review';
import type { ReviewWish } from './reviews-port';

const NAMES = {
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
const LONGEST_TEXT = 80;

/** Ignores invalid values. */
export function readReviewQuery(search: string): ReviewWish {
  const query = parseQuery(search);
  const value = (name: keyof typeof NAMES) => valueIn(query, NAMES[name]);
  return {
    jobProfileId: numberIn(value('jobProfileId')),
    departmentId: numberIn(value('departmentId')),
    placeId: numberIn(value('placeId')),
    employment: oneOf(EMPLOYMENTS, value('employment')),
    tenure: oneOf(['current', 'former'] as const, value('tenure')),
    experience: oneOf(['fresher', 'experienced'] as const, value('experience')),
    stars: numberIn(value('stars'), 5),
    text: value('text')?.trim().slice(0, LONGEST_TEXT) || undefined,
    sort: oneOf(REVIEW_SORTS, value('sort')),
    page: numberIn(value('page'), MOST_PAGES),
  };
}

/** The API cannot return a single review, so this searches for its title among reviews with the same stars. */
export const wishForOne = ({ title, overall }: Pick<Review, 'title' | 'overall'>): ReviewWish => ({
  stars: overall,
  text: [...title].slice(0, LONGEST_TEXT).join('') || undefined,
});

/** Leaves out the first page and the default sort. */
export function reviewQuery({ page, sort, ...filters }: ReviewWish): string {
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

/** Counts the text search as a filter. */
export const filtersSet = ({ page: _, sort: __, ...filters }: ReviewWish): number =>
  Object.values(filters).filter((value) => value !== undefined).length;
