import type { JobFilters } from '../../core/jobs/job';
import type { AlertInput } from '../../core/jobs/job-alert';
import { nameOfSlug } from '../../core/jobs/name-of-slug';
import { jobText } from '../../core/jobs/text';
import type { FilterField, ManyFilter } from '../shared/filter-form';
import { countedOptions, jobFields } from './job-fields';

const DESIGNATIONS = 'job_profile';

/** The filters of the job list, without freshness and with several designations. */
export function alertFields(
  filters: JobFilters,
  { designations, preferences }: AlertInput,
): readonly (FilterField | ManyFilter)[] {
  const roles: ManyFilter = {
    name: DESIGNATIONS,
    label: jobText.filters.designation,
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

/** Without the lists: fixed choices, and values chosen before. */
export const fieldsWithoutLists = (input: AlertInput): readonly (FilterField | ManyFilter)[] =>
  alertFields(NO_LISTS, input).filter(({ options }) => options.length > 0);

/** Keeps chosen values that no open job has: an alert helps most when nothing is open. */
const withChosen = (options: FilterField['options'], chosen: readonly string[]): FilterField['options'] => [
  ...options,
  ...chosen
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: nameOfSlug(value) })),
];
