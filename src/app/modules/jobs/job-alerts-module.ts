import { ContainerModule } from 'inversify';
import { jobAlerts, jobsClient } from '../../../adapters/http/generated/jobs';
import { jobsAmbience } from '../../../adapters/http/portal-ambience';
import { JobAlerting } from '../../../core/jobs/job-alerting';
import { JobAlertsPort } from '../../../core/jobs/job-alerts-port';
import { JobsPort } from '../../../core/jobs/jobs-port';
import { CurrentSession } from '../../../core/login/current-session';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { JobAlertsStore } from '../../../stores/jobs/job-alerts-store';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const jobAlertsModule = new ContainerModule(({ bind }) => {
  bind(JobAlertsPort).toResolvedValue(
    (wire, device) => jobAlerts(jobsClient(withAmbience(wire, jobsAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(JobAlerting).toResolvedValue(
    (port, current, random) => new JobAlerting(port, current, random),
    [JobAlertsPort, CurrentSession, Random],
  );
  bind(JobAlertsStore).toResolvedValue(
    (alerting, lists, loginPrompts, toasts) => new JobAlertsStore(alerting, lists, loginPrompts, toasts),
    [JobAlerting, JobsPort, LoginPromptStore, ToastStore],
  );
});
