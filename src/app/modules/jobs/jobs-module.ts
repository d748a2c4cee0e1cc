import { ContainerModule } from 'inversify';
import { jobs, jobsClient } from '../../../adapters/http/generated/jobs';
import { jobsAmbience } from '../../../adapters/http/portal-ambience';
import { JobsPort } from '../../../core/jobs/jobs-port';
import { Device } from '../../../core/shell/device';
import { JobStore } from '../../../stores/jobs/job-store';
import { JobsStore } from '../../../stores/jobs/jobs-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const jobsModule = new ContainerModule(({ bind }) => {
  bind(JobsPort).toResolvedValue(
    (wire, device) => jobs(jobsClient(withAmbience(wire, jobsAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(JobsStore).toResolvedValue((port) => new JobsStore(port), [JobsPort]);
  bind(JobStore).toResolvedValue((port) => new JobStore(port), [JobsPort]);
});
