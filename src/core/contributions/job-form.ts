import type { PayChoices } from '../salaries/fair-pay-port';
import { MAX_EXPERIENCE } from '../salaries/peers';
import { designationUrl } from '../shared/designation-url';
import { type Query, valueIn } from '../shell/query';

export interface JobTexts {
  readonly companyName: string;
  readonly department: string;
  readonly jobProfile: string;
  readonly locationId: string;
  readonly totalExperience: string;
}

export interface ContributionJob {
  readonly companyName: string;
  readonly department?: string | undefined;
  readonly jobProfile: string;
  readonly locationId: number;
  /** Whole years; 15 means 15 or more. */
  readonly totalExperience: number;
}

export type JobProblems = Partial<Record<keyof JobTexts, 'required'>>;

export const EMPTY_JOB: JobTexts = {
  companyName: '',
  department: '',
  jobProfile: '',
  locationId: '',
  totalExperience: '',
};

export function jobProblems(texts: JobTexts, { jobProfiles, places }: PayChoices): JobProblems {
  const { companyName, jobProfile, locationId, totalExperience } = texts;
  const years = totalExperience === '' ? Number.NaN : Number(totalExperience);
  return {
    ...(companyName.trim() === '' && { companyName: 'required' }),
    ...(!jobProfiles.some(({ name }) => name === jobProfile) && { jobProfile: 'required' }),
    ...(!places.some(({ id }) => String(id) === locationId) && { locationId: 'required' }),
    ...(!(years >= 0 && years <= MAX_EXPERIENCE) && { totalExperience: 'required' }),
  };
}

export const jobOf = (texts: JobTexts): ContributionJob => ({
  companyName: texts.companyName.trim(),
  department: texts.department || undefined,
  jobProfile: texts.jobProfile,
  locationId: Number(texts.locationId),
  totalExperience: Number(texts.totalExperience),
});

export const jobTexts = (job: ContributionJob): JobTexts => ({
  companyName: job.companyName,
  department: job.department ?? '',
  jobProfile: job.jobProfile,
  locationId: String(job.locationId),
  totalExperience: String(job.totalExperience),
});

const MAX_NAME = 120;

/** Prefills from a link: ?CompanyName=Zentrix+Labs&designation=backend-engineer. Ignores unknown designations. */
export function jobTextsFrom(query: Query, { jobProfiles }: PayChoices): JobTexts {
  const wanted = designationUrl(valueIn(query, 'designation') ?? '');
  const job = jobProfiles.find(({ name }) => designationUrl(name) === wanted);
  return {
    ...EMPTY_JOB,
    companyName: (valueIn(query, 'CompanyName') ?? '').slice(0, MAX_NAME).trim(),
    jobProfile: job?.name ?? '',
    department: job?.department ?? '',
  };
}

/** Choosing a job sets its department. */
export const withJob = (
  texts: JobTexts,
  jobProfile: string,
  { jobProfiles }: PayChoices,
): Pick<JobTexts, 'jobProfile' | 'department'> => ({
  jobProfile,
  department: jobProfiles.find(({ name }) => name === jobProfile)?.department ?? texts.department,
});

/** Changing the department clears a job of another department. */
export function withDepartment(
  { jobProfile }: JobTexts,
  department: string,
  choices: PayChoices,
): Pick<JobTexts, 'jobProfile' | 'department'> {
  const stays = jobsOf(choices, department).some(({ name }) => name === jobProfile);
  return { department, jobProfile: stays ? jobProfile : '' };
}

export const jobsOf = ({ jobProfiles }: PayChoices, department: string) =>
  department === '' ? jobProfiles : jobProfiles.filter((job) => job.department === department);

export const departmentsOf = ({ jobProfiles }: PayChoices): readonly string[] =>
  [...new Set(jobProfiles.map(({ department }) => department))].sort((item, other) =>
    item.localeCompare(other),
  );
