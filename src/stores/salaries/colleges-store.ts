import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { College, CollegePage } from '../../core/salaries/college';
import type { CollegeQuery, CollegesPort } from '../../core/salaries/colleges-port';
import type { Call } from '../../core/shared/call';
import { type MissedPage, turnPage } from '../shared/turn-page';

/** The filtered list of colleges and the college of the current page. */
export class CollegesStore {
  query: CollegeQuery = {};
  page: CollegePage = { total: 0, pages: 0, items: [] };
  missed: MissedPage | undefined = undefined;
  college: College | undefined;
  readonly #port: CollegesPort;

  constructor(port: CollegesPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { query: observableRef, page: observableRef, college: observableRef },
      { autoBind: true },
    );
  }

  async list(query: CollegeQuery, call?: Call): Promise<void> {
    const shown = this.page.pages > 0 ? this.query : undefined;
    const { page, missed } = await turnPage(shown, query, this.#port.listColleges(query, call));
    runInAction(() => {
      this.missed = missed;
      if (!page) return;
      this.query = query;
      this.page = page;
    });
  }

  async open(urlName: string, call?: Call): Promise<void> {
    const college = await this.#port.readCollege({ urlName }, call);
    runInAction(() => {
      this.college = college;
    });
  }
}
