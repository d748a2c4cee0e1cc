import { CTC_BANDS, FRESHNESS, type JobFilters } from '../../core/jobs/job';
import type { JobWish } from '../../core/jobs/jobs-port';
import { jobWords } from '../../core/jobs/words';
import { EMPLOYMENTS } from '../../core/reviews/review';
import { experienceOptions } from '../../core/shared/pickers';
import type { FilterField } from '../shared/filter-form';

const words = jobWords.filters;

export const countedOptions = (choices: JobFilters['locations']): FilterField['options'] =>
  choices.map(({ urlName, name, jobs }) => ({ value: urlName, label: words.choice(name, jobs) }));

export const jobFields = (filters: JobFilters, wish: JobWish): readonly FilterField[] => [
  field('job_profile', words.designation, wish.designation, countedOptions(filters.designations)),
  field('location', words.location, wish.location, countedOptions(filters.locations)),
  field('industry', words.industry, wish.industry, countedOptions(filters.industries)),
  field(
    'experience',
    words.experience,
    wish.experience,
    experienceOptions().map(({ value, label }) => ({ value: String(value), label })),
  ),
  field(
    'ctc',
    words.ctc,
    wish.ctc,
    CTC_BANDS.map((band) => ({ value: band, label: words.band(band) })),
  ),
  field(
    'freshness',
    words.freshness,
    wish.freshness,
    FRESHNESS.map((days) => ({ value: String(days), label: words.days(days) })),
  ),
  field(
    'employment',
    words.employment,
    wish.employment,
    EMPLOYMENTS.map((kind) => ({ value: kind, label: jobWords.employments[kind] })),
  ),
];

const field = (
  name: string,
  label: string,
  value: string | number | undefined,
  options: FilterField['options'],
): FilterField => ({ name, label, value: value === undefined ? '' : String(value), options });
