import type { JobFilters } from '../../core/jobs/job';
import type { AlertWish } from '../../core/jobs/job-alert';
import { nameOfSlug } from '../../core/jobs/name-of-slug';
import { jobWords } from '../../core/jobs/words';
import type { FilterField, ManyFilter } from '../shared/filter-form';
import { countedOptions, jobFields } from './job-fields';

const DESIGNATIONS = 'job_profile';

/** What an alert can be asked for: as the list of openings, but several designations, and nothing of how fresh they are. */
export function alertFields(
  filters: JobFilters,
  { designations, preferences }: AlertWish,
): readonly (FilterField | ManyFilter)[] {
  const roles: ManyFilter = {
    name: DESIGNATIONS,
    label: jobWords.filters.designation,
    values: designations,
    options: withChosen(countedOptions(filters.designations), designations),
  };
  const rest = jobFields(filters, preferences).filter(
    ({ name }) => name !== DESIGNATIONS && name !== 'freshness',
  );
  return [
    roles,
    ...rest.map((field) => ({
      ...field,
      options: withChosen(field.options, field.value === '' ? [] : [field.value]),
    })),
  ];
}

const NO_LISTS: JobFilters = { designations: [], locations: [], industries: [] };

/** Without the lists: what can be chosen all the same, and what was chosen before. */
export const fieldsWithoutLists = (wish: AlertWish): readonly (FilterField | ManyFilter)[] =>
  alertFields(NO_LISTS, wish).filter(({ options }) => options.length > 0);

/** Where nothing is open now an alert helps most: what was chosen stands in the list although nobody looks for it. */
const withChosen = (options: FilterField['options'], chosen: readonly string[]): FilterField['options'] => [
  ...options,
  ...chosen
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: nameOfSlug(value) })),
];
