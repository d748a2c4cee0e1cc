import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { College, CollegePage } from '../../core/salaries/college';
import type { CollegesPort, CollegeWish } from '../../core/salaries/colleges-port';
import type { Call } from '../../core/shared/call';

/** The filtered list of colleges and the college of the current page. */
export class CollegesStore {
  wish: CollegeWish = {};
  page: CollegePage = { total: 0, pages: 0, items: [] };
  college: College | undefined;
  readonly #port: CollegesPort;

  constructor(port: CollegesPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { wish: observableRef, page: observableRef, college: observableRef },
      { autoBind: true },
    );
  }

  async list(wish: CollegeWish, call?: Call): Promise<void> {
    const page = await this.#port.listColleges(wish, call);
    runInAction(() => {
      this.wish = wish;
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
