import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Job } from '../../core/jobs/job';
import type { JobsPort } from '../../core/jobs/jobs-port';
import type { Call } from '../../core/shared/call';
import type { JobId } from '../../core/shared/ids';

export class JobStore {
  job: Job | undefined;
  readonly #port: JobsPort;

  constructor(port: JobsPort) {
    this.#port = port;
    makeAutoObservable(this, { job: observableRef }, { autoBind: true });
  }

  async open(id: JobId, call?: Call): Promise<void> {
    const job = await this.#port.readJob({ id }, call);
    runInAction(() => {
      this.job = job;
    });
  }
}
