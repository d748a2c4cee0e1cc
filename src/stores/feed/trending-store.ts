import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FeedPort } from '../../core/feed/feed-port';
import type { TalkedAbout } from '../../core/posts/post';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import type { Loadable } from '../../core/shared/loadable';

const SHOWN = 4;

export class TrendingStore {
  companies: Loadable<readonly TalkedAbout[]> = { state: 'IDLE' };
  readonly #feed: FeedPort;

  constructor(feed: FeedPort) {
    this.#feed = feed;
    makeAutoObservable(this, { companies: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    if (this.companies.state === 'SUCCESS') return;
    this.#set({ state: 'LOADING' });
    try {
      this.#set({ state: 'SUCCESS', value: await this.#feed.listTalkedAbout({ limit: SHOWN }, call) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#set({ state: 'FAILURE', failure: error });
    }
  }

  #set(companies: Loadable<readonly TalkedAbout[]>): void {
    runInAction(() => {
      this.companies = companies;
    });
  }
}
