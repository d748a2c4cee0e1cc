import type { Call } from '../shared/call';
import type { JobAlertId } from '../shared/ids';
import type { AlertInput, JobAlert } from './job-alert';

export abstract class JobAlertsPort {
  abstract listJobAlerts(input?: undefined, call?: Call): Promise<readonly JobAlert[]>;
  abstract createJobAlert(query: AlertInput & { readonly key: string }, call?: Call): Promise<JobAlert>;
  abstract deleteJobAlert(input: { readonly id: JobAlertId }, call?: Call): Promise<void>;
}
