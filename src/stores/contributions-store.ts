import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  ContributionPage,
  ContributionsPort,
  ContributionWish,
} from '../core/profile/contributions-port';
import type { Call } from '../core/shared/call';

const NOTHING: ContributionPage = { items: [], counts: [], pages: 0 };

/** What the account's owner gave to everybody. */
export class ContributionsStore {
  page: ContributionPage = NOTHING;
  wish: ContributionWish = {};
  readonly #port: ContributionsPort;

  constructor(port: ContributionsPort) {
    this.#port = port;
    makeAutoObservable(this, { page: observableRef, wish: observableRef }, { autoBind: true });
  }

  async open(wish: ContributionWish, call?: Call): Promise<void> {
    const page = await this.#port.listContributions(wish, call);
    runInAction(() => {
      this.page = page;
      this.wish = wish;
    });
  }
}
