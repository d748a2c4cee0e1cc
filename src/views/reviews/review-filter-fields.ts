import {
  EMPLOYMENTS,
  type Experience,
  REVIEW_SORTS,
  type ReviewFacet,
  type ReviewFilters,
  type Tenure,
} from '../../core/reviews/review';
import type { ReviewWish } from '../../core/reviews/reviews-port';
import { reviewWords } from '../../core/reviews/words';
import type { FilterField } from '../shared/filter-form';

const words = reviewWords.filters;

const counted = (facets: readonly ReviewFacet[]) =>
  facets.map(({ id, name, reviews }) => ({ value: String(id), label: words.choice(name, reviews) }));

const named = <Value extends string>(values: readonly Value[], names: { readonly [Name in Value]: string }) =>
  values.map((value): { readonly value: string; readonly label: string } => ({ value, label: names[value] }));

const STARS = [5, 4, 3, 2, 1];

/** Leaves out filters without options. */
export function reviewFields(filters: ReviewFilters, wish: ReviewWish): readonly FilterField[] {
  const field = (
    name: string,
    label: string,
    value: string | number | undefined,
    options: FilterField['options'],
  ) => ({ name, label, value: value === undefined ? '' : String(value), options });
  return [
    field('designation', words.designation, wish.jobProfileId, counted(filters.jobProfiles)),
    field('department', words.department, wish.departmentId, counted(filters.departments)),
    field('location', words.location, wish.placeId, counted(filters.places)),
    field('employment', words.employment, wish.employment, named(EMPLOYMENTS, words.employments)),
    field('tenure', words.tenure, wish.tenure, named<Tenure>(['current', 'former'], words.tenures)),
    field(
      'experience',
      words.experience,
      wish.experience,
      named<Experience>(['fresher', 'experienced'], words.experiences),
    ),
    field(
      'rating',
      words.rating,
      wish.stars,
      STARS.map((stars) => ({ value: String(stars), label: reviewWords.stars(stars) })),
    ),
    {
      ...field(
        'sort',
        words.sort,
        wish.sort === 'popularity' ? undefined : wish.sort,
        named(REVIEW_SORTS.slice(1), words.sorts),
      ),
      usual: words.sorts.popularity,
    },
  ].filter(({ options }) => options.length > 0);
}
