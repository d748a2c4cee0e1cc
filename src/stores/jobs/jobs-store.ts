import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { JobFilters, JobPage } from '../../core/jobs/job';
import { isNarrowed } from '../../core/jobs/job-query';
import type { JobQuery, JobSubject, JobsPort } from '../../core/jobs/jobs-port';
import type { Call } from '../../core/shared/call';
import { type MissedPage, turnPage } from '../shared/turn-page';
import { optionalPart } from '../shell/optional-part';

export class JobsStore {
  query: JobQuery = {};
  page: JobPage = { total: 0, pages: 0, items: [] };
  filters: JobFilters | undefined;
  /** Total for the subject of the page, without filters. */
  inAll = 0;
  missed: MissedPage | undefined = undefined;
  readonly #port: JobsPort;

  constructor(port: JobsPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { query: observableRef, page: observableRef, filters: observableRef },
      { autoBind: true },
    );
  }

  async open(query: JobQuery, call?: Call): Promise<void> {
    const shown = this.page.pages > 0 ? this.query : undefined;
    const [{ page, missed }, filters] = await Promise.all([
      turnPage(shown, query, this.#port.listJobs(query, call)),
      this.filters ?? optionalPart(this.#port.listJobFilters(undefined, call)),
    ]);
    runInAction(() => {
      this.filters = filters;
      this.missed = missed;
      if (!page) return;
      this.query = query;
      this.page = page;
    });
  }

  /** Also loads the total without filters. */
  async openAbout(subject: JobSubject, query: JobQuery, call?: Call): Promise<void> {
    const [whole] = await Promise.all([
      isNarrowed(query) ? this.#port.listJobs({ ...subject, limit: 1 }, call) : undefined,
      this.open({ ...query, ...subject }, call),
    ]);
    runInAction(() => {
      this.inAll = (whole ?? this.page).total;
    });
  }
}
