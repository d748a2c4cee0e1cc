import type { Employment } from '../reviews/review';
import type { Call } from '../shared/call';
import type { JobId } from '../shared/ids';
import type { CtcBand, Freshness, Job, JobFilters, JobPage } from './job';

export interface JobQuery {
  readonly id?: JobId | undefined;
  readonly companyUrl?: string | undefined;
  readonly designation?: string | undefined;
  readonly skill?: string | undefined;
  readonly location?: string | undefined;
  readonly industry?: string | undefined;
  readonly experience?: number | undefined;
  readonly freshness?: Freshness | undefined;
  readonly employment?: Employment | undefined;
  readonly ctc?: CtcBand | undefined;
  readonly page?: number | undefined;
}

/** The subject of a page of openings, taken from its path. */
export type JobSubject = { readonly designation: string } | { readonly skill: string };

export abstract class JobsPort {
  abstract listJobs(input: JobQuery & { readonly limit?: number | undefined }, call?: Call): Promise<JobPage>;
  abstract listJobFilters(input?: undefined, call?: Call): Promise<JobFilters>;
  abstract readJob(input: { readonly id: JobId }, call?: Call): Promise<Job>;
}
