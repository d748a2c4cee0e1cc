import type { Call } from '../shared/call';
import type { ApplicationInput, JobApplication } from './job-application';

export abstract class JobApplicationsPort {
  abstract applyForJob(
    application: ApplicationInput & { readonly jobId: string; readonly key: string },
    call?: Call,
  ): Promise<JobApplication>;
  abstract listApplications(input?: undefined, call?: Call): Promise<readonly JobApplication[]>;
  abstract withdrawApplication(input: { readonly id: string }, call?: Call): Promise<void>;
}
