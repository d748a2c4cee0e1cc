import type { Call } from '../shared/call';
import type { AlertWish, JobAlert } from './job-alert';

export abstract class JobAlertsPort {
  abstract listJobAlerts(of?: undefined, call?: Call): Promise<readonly JobAlert[]>;
  abstract createJobAlert(wish: AlertWish & { readonly key: string }, call?: Call): Promise<JobAlert>;
  abstract deleteJobAlert(of: { readonly id: string }, call?: Call): Promise<void>;
}
