import type { Call } from '../shared/call';
import type { AlertWish, JobAlert } from './job-alert';

export abstract class JobAlertsPort {
  abstract listJobAlerts(input?: undefined, call?: Call): Promise<readonly JobAlert[]>;
  abstract createJobAlert(query: AlertWish & { readonly key: string }, call?: Call): Promise<JobAlert>;
  abstract deleteJobAlert(input: { readonly id: string }, call?: Call): Promise<void>;
}
