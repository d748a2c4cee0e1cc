import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { JobFilters, JobPage } from '../../core/jobs/job';
import { isNarrowed } from '../../core/jobs/job-query';
import type { JobSubject, JobsPort, JobWish } from '../../core/jobs/jobs-port';
import type { Call } from '../../core/shared/call';
import { leftOut } from '../shell/left-out';

export class JobsStore {
  wish: JobWish = {};
  page: JobPage = { total: 0, pages: 0, items: [] };
  filters: JobFilters | undefined;
  /** Total for the subject of the page, without filters. */
  inAll = 0;
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
      this.filters ?? leftOut(this.#port.listJobFilters(undefined, call)),
    ]);
    runInAction(() => {
      this.wish = wish;
      this.page = page;
      this.filters = filters;
    });
  }

  /** Also loads the total without filters. */
  async openAbout(subject: JobSubject, wish: JobWish, call?: Call): Promise<void> {
    const [whole] = await Promise.all([
      isNarrowed(wish) ? this.#port.listJobs({ ...subject, limit: 1 }, call) : undefined,
      this.open({ ...wish, ...subject }, call),
    ]);
    runInAction(() => {
      this.inAll = (whole ?? this.page).total;
    });
  }
}
