import { ContainerModule } from 'inversify';
import { jobAlerts, jobsClient } from '../../adapters/http/generated/jobs';
import { jobsAmbience } from '../../adapters/http/portal-ambience';
import { JobAlerting } from '../../core/job-alerts/job-alerting';
import { JobAlertsPort } from '../../core/job-alerts/job-alerts-port';
import { JobsPort } from '../../core/jobs/jobs-port';
import { CurrentSession } from '../../core/session/current-session';
import { Random } from '../../core/shared/random';
import { Device } from '../../core/shell/device';
import { GateStore } from '../../stores/gate-store';
import { JobAlertsStore } from '../../stores/job-alerts-store';
import { ToastStore } from '../../stores/toast-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What the page of job alerts needs beside the openings. */
export const jobAlertsModule = new ContainerModule(({ bind }) => {
  bind(JobAlertsPort).toResolvedValue(
    (wire, device) => jobAlerts(jobsClient(speaking(wire, jobsAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(JobAlerting).toResolvedValue(
    (port, current, random) => new JobAlerting(port, current, random),
    [JobAlertsPort, CurrentSession, Random],
  );
  bind(JobAlertsStore).toResolvedValue(
    (alerting, lists, gates, toasts) => new JobAlertsStore(alerting, lists, gates, toasts),
    [JobAlerting, JobsPort, GateStore, ToastStore],
  );
});
