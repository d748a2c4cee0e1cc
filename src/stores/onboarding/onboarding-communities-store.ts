import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import type { Community } from '../../core/communities/community';
import { communityKey, distinct } from '../../core/communities/rail';
import { setFollowed } from '../../core/communities/set-followed';
import { Failure } from '../../core/shared/failure';
import { LatestWins } from '../../core/shared/latest-wins';
import type { Loadable } from '../../core/shared/loadable';

const OFFERED = 12;

/** The main page reads communities without validating their shape, so it is checked here. */
const hasName = ({ name }: Community): boolean => typeof name === 'string';

/** Communities offered during setup. Each press is saved at once, so Continue has nothing to send. */
export class OnboardingCommunitiesStore {
  offered: Loadable<readonly Community[]> = { state: 'IDLE' };
  readonly followed = new Set<string>();
  readonly #connection = new LatestWins<boolean>();
  /** The last confirmed state per community with a request under way. */
  readonly #settled = new Map<string, boolean>();
  readonly #communities: CommunitiesPort;

  constructor(communities: CommunitiesPort) {
    this.#communities = communities;
    makeAutoObservable(this, { offered: observableRef, followed: observableShallow }, { autoBind: true });
  }

  async open(): Promise<void> {
    if (this.offered.state === 'SUCCESS') return;
    this.offered = { state: 'LOADING' };
    try {
      const groups = await this.#communities.listCommunities({ shelf: 'onboarding', limit: OFFERED });
      const all = distinct(groups.flatMap(({ communities }) => communities)).slice(0, OFFERED);
      if (!all.every(hasName)) throw new Failure('contract', 'listCommunities', 200);
      runInAction(() => {
        this.offered = { state: 'SUCCESS', value: all };
        for (const community of all) if (community.followed) this.followed.add(communityKey(community));
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.offered = { state: 'FAILURE', failure: error };
      });
      if (error.kind === 'unauthorised') throw error;
    }
  }

  isFollowed(community: Community): boolean {
    return this.followed.has(communityKey(community));
  }

  /** Reverts a press that could not be saved. */
  async press(community: Community): Promise<void> {
    const { kind, slug } = community;
    const follow = !this.isFollowed(community);
    const key = communityKey(community);
    if (!this.#settled.has(key)) this.#settled.set(key, !follow);
    this.#mark(community, follow);
    try {
      const { last, response } = await this.#connection.run(key, () =>
        setFollowed(this.#communities, community, follow, () =>
          this.#communities.readCommunity({ kind, slug }),
        ),
      );
      if (response !== undefined) this.#settled.set(key, response);
      if (last) this.#settle(community);
    } catch (error) {
      this.#settle(community);
      throw error;
    }
  }

  #settle(community: Community): void {
    const key = communityKey(community);
    this.#mark(community, this.#settled.get(key) ?? false);
    this.#settled.delete(key);
  }

  #mark(community: Community, follow: boolean): void {
    runInAction(() => {
      if (follow) this.followed.add(communityKey(community));
      else this.followed.delete(communityKey(community));
    });
  }
}
