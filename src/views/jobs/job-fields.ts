import { CTC_BANDS, FRESHNESS, type JobFilters } from '../../core/jobs/job';
import type { JobQuery } from '../../core/jobs/jobs-port';
import { nameOfSlug } from '../../core/jobs/name-of-slug';
import { jobText } from '../../core/jobs/text';
import { EMPLOYMENTS } from '../../core/reviews/review';
import { experienceOptions } from '../../core/shared/pickers';
import type { FilterField } from '../shared/filter-form';

const text = jobText.filters;

export const countedOptions = (choices: JobFilters['locations']): FilterField['options'] =>
  choices.map(({ urlName, name, jobs }) => ({ value: urlName, label: text.choice(name, jobs) }));

/** A filter without openings is still shown as set. */
const withChosen = (choices: JobFilters['locations'], chosen: string | undefined): FilterField['options'] =>
  chosen === undefined || choices.some(({ urlName }) => urlName === chosen)
    ? countedOptions(choices)
    : [...countedOptions(choices), { value: chosen, label: nameOfSlug(chosen) }];

export const jobFields = (filters: JobFilters, query: JobQuery): readonly FilterField[] => [
  field(
    'job_profile',
    text.designation,
    query.designation,
    withChosen(filters.designations, query.designation),
  ),
  field('location', text.location, query.location, withChosen(filters.locations, query.location)),
  field('industry', text.industry, query.industry, withChosen(filters.industries, query.industry)),
  {
    ...field(
      'experience',
      text.experience,
      query.experience,
      experienceOptions().map(({ value, label }) => ({ value: String(value), label })),
    ),
    ordered: true,
  },
  field(
    'ctc',
    text.ctc,
    query.ctc,
    CTC_BANDS.map((band) => ({ value: band, label: text.band(band) })),
  ),
  field(
    'freshness',
    text.freshness,
    query.freshness,
    FRESHNESS.map((days) => ({ value: String(days), label: text.days(days) })),
  ),
  field(
    'employment',
    text.employment,
    query.employment,
    EMPLOYMENTS.map((kind) => ({ value: kind, label: jobText.employments[kind] })),
  ),
];

const field = (
  name: string,
  label: string,
  value: string | number | undefined,
  options: FilterField['options'],
): FilterField => ({ name, label, value: value === undefined ? '' : String(value), options });
