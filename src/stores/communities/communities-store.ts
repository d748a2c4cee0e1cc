import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import { type CommunityRail, RAIL_LENGTH, railOf } from '../../core/communities/rail';
import type { CurrentSession } from '../../core/login/current-session';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { type Loadable, loaded } from '../../core/shared/loadable';

/** The communities next to the feed. They are optional: the page works without them. */
export class CommunitiesStore {
  rail: Loadable<CommunityRail> = { state: 'IDLE' };
  #reader: string | undefined;
  readonly #communities: CommunitiesPort;
  readonly #current: CurrentSession;

  constructor(communities: CommunitiesPort, current: CurrentSession) {
    this.#communities = communities;
    this.#current = current;
    makeAutoObservable(this, { rail: observableRef }, { autoBind: true });
  }

  async openRail(call?: Call): Promise<void> {
    const reader = this.#current.session.profile?.userName;
    if (this.rail.state === 'SUCCESS' && reader === this.#reader) return;
    this.#reader = reader;
    this.#set({ state: 'LOADING', value: undefined });
    try {
      this.#set({ state: 'SUCCESS', value: await this.#read(call) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#set({ state: 'FAILURE', failure: error, value: loaded(this.rail) });
    }
  }

  /** After a follow change, the next page that shows the rail reloads it. */
  askAgain(): void {
    this.rail = { state: 'IDLE' };
  }

  async #read(call?: Call): Promise<CommunityRail> {
    if (this.#current.session.profile) {
      const yours = await this.#communities.listCommunities({ shelf: 'followed', limit: RAIL_LENGTH }, call);
      const rail = railOf(yours, 'yours');
      if (rail.communities.length > 0) return rail;
    }
    return railOf(
      await this.#communities.listCommunities({ shelf: 'all', limit: RAIL_LENGTH }, call),
      'popular',
    );
  }

  #set(rail: Loadable<CommunityRail>): void {
    runInAction(() => {
      this.rail = rail;
    });
  }
}
