import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { JobFilters, JobPage } from '../core/jobs/job';
import type { JobsPort, JobWish } from '../core/jobs/jobs-port';
import type { Call } from '../core/shared/call';

/** Openings as the address asks for them: of all, of a company, for a designation or a skill. */
export class JobsStore {
  wish: JobWish = {};
  page: JobPage = { total: 0, pages: 0, items: [] };
  filters: JobFilters | undefined;
  readonly #port: JobsPort;

  constructor(port: JobsPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { wish: observableRef, page: observableRef, filters: observableRef },
      { autoBind: true },
    );
  }

  async open(wish: JobWish, call?: Call): Promise<void> {
    const [page, filters] = await Promise.all([
      this.#port.listJobs(wish, call),
      this.filters ?? this.#port.listJobFilters(undefined, call),
    ]);
    runInAction(() => {
      this.wish = wish;
      this.page = page;
      this.filters = filters;
    });
  }
}
