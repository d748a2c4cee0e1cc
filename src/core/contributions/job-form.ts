import type { PayChoices } from '../salaries/fair-pay-port';
import { MAX_EXPERIENCE } from '../salaries/peers';
import { namedBy } from '../search/options';
import { designationUrl } from '../shared/designation-url';
import type { PlaceId } from '../shared/ids';
import { type Query, valueIn } from '../shell/query';
import { shortText } from '../shell/query-values';
import type { OwnJob } from './own-job';

export interface JobTexts {
  readonly companyName: string;
  /** Set by the job profile. */
  readonly department: string;
  readonly jobProfile: string;
  /** A city as typed. */
  readonly place: string;
  readonly totalExperience: string;
}

export interface ContributionJob {
  readonly companyName: string;
  readonly department?: string | undefined;
  readonly jobProfile: string;
  readonly locationId: PlaceId;
  /** Whole years; 15 means 15 or more. */
  readonly totalExperience: number;
}

type JobPart = 'companyName' | 'jobProfile' | 'locationId' | 'totalExperience';
export type JobProblems = Partial<Record<JobPart, 'required' | 'unknown'>>;

/** The fields of the job, named as the service names them. */
export const JOB_PARTS = [
  'companyName',
  'department',
  'jobProfile',
  'locationId',
  'totalExperience',
] as const;

export const EMPTY_JOB: JobTexts = {
  companyName: '',
  department: '',
  jobProfile: '',
  place: '',
  totalExperience: '',
};

export function jobProblems(texts: JobTexts, { jobProfiles, places }: PayChoices): JobProblems {
  const { companyName, jobProfile, place, totalExperience } = texts;
  const years = totalExperience === '' ? Number.NaN : Number(totalExperience);
  return {
    ...(companyName.trim() === '' && { companyName: 'required' }),
    ...(!namedBy(jobProfiles, jobProfile) && { jobProfile: unlisted(jobProfile) }),
    ...(!namedBy(places, place) && { locationId: unlisted(place) }),
    ...(!(years >= 0 && years <= MAX_EXPERIENCE) && { totalExperience: 'required' }),
  };
}

const unlisted = (text: string) => (text.trim() === '' ? 'required' : 'unknown');

/** Only for texts without problems. */
export const jobOf = (texts: JobTexts, { jobProfiles, places }: PayChoices): ContributionJob => ({
  companyName: texts.companyName.trim(),
  department: texts.department || undefined,
  jobProfile: namedBy(jobProfiles, texts.jobProfile)?.name ?? texts.jobProfile,
  locationId: namedBy(places, texts.place)?.id ?? 0,
  totalExperience: Number(texts.totalExperience),
});

export const jobTexts = (job: ContributionJob, { places }: PayChoices): JobTexts => ({
  companyName: job.companyName,
  department: job.department ?? '',
  jobProfile: job.jobProfile,
  place: places.find(({ id }) => id === job.locationId)?.name ?? '',
  totalExperience: String(job.totalExperience),
});

/** Prefills from onboarding. Role and city count only if the lists have them, so no row contains a free text. */
export function jobTextsOfMember(own: OwnJob | undefined, { jobProfiles, places }: PayChoices): JobTexts {
  const job = namedBy(jobProfiles, own?.jobProfile ?? '');
  return {
    ...EMPTY_JOB,
    companyName: own?.companyName ?? '',
    jobProfile: job?.name ?? '',
    department: job?.department ?? '',
    place: namedBy(places, own?.jobLocation ?? '')?.name ?? '',
  };
}

const MAX_NAME = 120;

/** Prefills from a link: ?CompanyName=Zentrix+Labs&designation=backend-engineer. Ignores unknown designations. */
export function jobTextsFrom(query: Query, { jobProfiles }: PayChoices): JobTexts {
  const wanted = designationUrl(valueIn(query, 'designation') ?? '');
  const job = jobProfiles.find(({ name }) => designationUrl(name) === wanted);
  return {
    ...EMPTY_JOB,
    companyName: shortText(valueIn(query, 'CompanyName') ?? '', MAX_NAME),
    jobProfile: job?.name ?? '',
    department: job?.department ?? '',
  };
}

/** A job from the list sets its department. */
export const withJob = (
  jobProfile: string,
  { jobProfiles }: Pick<PayChoices, 'jobProfiles'>,
): Pick<JobTexts, 'jobProfile' | 'department'> => ({
  jobProfile,
  department: namedBy(jobProfiles, jobProfile)?.department ?? '',
});
