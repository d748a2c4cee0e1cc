import type { Call } from '../shared/call';
import type { JobApplicationId, JobId } from '../shared/ids';
import type { ApplicationInput, JobApplication } from './job-application';

export abstract class JobApplicationsPort {
  abstract applyForJob(
    application: ApplicationInput & { readonly jobId: JobId; readonly key: string },
    call?: Call,
  ): Promise<JobApplication>;
  abstract listApplications(input?: undefined, call?: Call): Promise<readonly JobApplication[]>;
  abstract withdrawApplication(input: { readonly id: JobApplicationId }, call?: Call): Promise<void>;
}
