import {
  EMPLOYMENTS,
  type Experience,
  REVIEW_SORTS,
  type ReviewFacet,
  type ReviewFilters,
  type Tenure,
} from '../../core/reviews/review';
import type { ReviewQuery } from '../../core/reviews/reviews-port';
import { reviewText } from '../../core/reviews/text';
import type { FilterField } from '../shared/filter-form';

const text = reviewText.filters;

const counted = (facets: readonly ReviewFacet[]) =>
  facets.map(({ id, name, reviews }) => ({ value: String(id), label: text.choice(name, reviews) }));

const named = <Value extends string>(values: readonly Value[], names: { readonly [Name in Value]: string }) =>
  values.map((value): { readonly value: string; readonly label: string } => ({ value, label: names[value] }));

const STARS = [5, 4, 3, 2, 1];

/** Leaves out filters without options. */
export function reviewFields(filters: ReviewFilters, query: ReviewQuery): readonly FilterField[] {
  const field = (
    name: string,
    label: string,
    value: string | number | undefined,
    options: FilterField['options'],
  ) => ({ name, label, value: value === undefined ? '' : String(value), options });
  return [
    field('designation', text.designation, query.jobProfileId, counted(filters.jobProfiles)),
    field('department', text.department, query.departmentId, counted(filters.departments)),
    field('location', text.location, query.placeId, counted(filters.places)),
    field('employment', text.employment, query.employment, named(EMPLOYMENTS, text.employments)),
    field('tenure', text.tenure, query.tenure, named<Tenure>(['current', 'former'], text.tenures)),
    field(
      'experience',
      text.experience,
      query.experience,
      named<Experience>(['fresher', 'experienced'], text.experiences),
    ),
    field(
      'rating',
      text.rating,
      query.stars,
      STARS.map((stars) => ({ value: String(stars), label: reviewText.stars(stars) })),
    ),
    {
      ...field(
        'sort',
        text.sort,
        query.sort === 'popularity' ? undefined : query.sort,
        named(REVIEW_SORTS.slice(1), text.sorts),
      ),
      usual: text.sorts.popularity,
    },
  ].filter(({ options }) => options.length > 0);
}
