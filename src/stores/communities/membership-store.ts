import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { Community } from '../../core/communities/community';
import type { FollowCommunity } from '../../core/communities/follow-community';
import { communityKey } from '../../core/communities/rail';
import type { GateStore } from '../login/gate-store';
import type { CommunitiesStore } from './communities-store';

/** Follow changes of this visit: shown immediately, then as the service has saved them. */
export class MembershipStore {
  readonly #settled = new Map<string, boolean>();
  readonly wishes = new Map<string, boolean>();
  readonly #follow: FollowCommunity;
  readonly #gates: GateStore;
  readonly #rail: CommunitiesStore;

  constructor(follow: FollowCommunity, gates: GateStore, rail: CommunitiesStore) {
    this.#follow = follow;
    this.#gates = gates;
    this.#rail = rail;
    makeAutoObservable(this, { wishes: observableShallow }, { autoBind: true });
  }

  /** The community with this visit's follow state and the matching follower count. */
  current(given: Community): Community {
    const followed = this.wishes.get(this.#keyOf(given)) ?? given.followed;
    if (followed === given.followed) return given;
    const followers = Math.max(0, given.reach.followers + (followed ? 1 : -1));
    return { ...given, followed, reach: { ...given.reach, followers } };
  }

  async set(given: Community, followed: boolean): Promise<void> {
    const before = this.current(given).followed;
    const outcome = this.#follow.set(given, followed);
    if (outcome.kind === 'blocked') return this.#gates.open(outcome.gate);
    const key = this.#keyOf(given);
    if (!this.#settled.has(key)) this.#settled.set(key, before);
    this.#wish(key, followed);
    try {
      const { last, answer } = await outcome.settled;
      if (answer !== undefined && this.#settled.has(key)) this.#settled.set(key, answer);
      if (last) this.#settle(key);
    } catch (error) {
      this.#settle(key);
      throw error;
    }
  }

  #keyOf(community: Community): string {
    return `${this.#follow.member ?? ''} ${communityKey(community)}`;
  }

  #wish(key: string, followed: boolean): void {
    runInAction(() => this.wishes.set(key, followed));
  }

  /** No request is pending any more. The community rail reloads the next time it is shown. */
  #settle(key: string): void {
    const followed = this.#settled.get(key);
    this.#settled.delete(key);
    if (followed !== undefined) this.#wish(key, followed);
    this.#rail.askAgain();
  }
}
