import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { Community, CommunityKey } from '../../core/communities/community';
import type { Followable, FollowCommunity } from '../../core/communities/follow-community';
import { communityKey } from '../../core/communities/rail';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { CommunitiesStore } from './communities-store';

/** Follow changes of this visit: shown immediately, then as the service has saved them. */
export class MembershipStore {
  readonly #settled = new Map<string, boolean>();
  readonly preferences = new Map<string, boolean>();
  readonly #follow: FollowCommunity;
  readonly #loginPrompts: LoginPromptStore;
  readonly #rail: CommunitiesStore;

  constructor(follow: FollowCommunity, loginPrompts: LoginPromptStore, rail: CommunitiesStore) {
    this.#follow = follow;
    this.#loginPrompts = loginPrompts;
    this.#rail = rail;
    makeAutoObservable(this, { preferences: observableShallow }, { autoBind: true });
  }

  /** The community with this visit's follow state. Its followers are counted only every four weeks. */
  current(community: Community): Community {
    const followed = this.isFollowed(community);
    return followed === community.followed ? community : { ...community, followed };
  }

  isFollowed(community: Followable): boolean {
    return this.preferences.get(this.#keyOf(community)) ?? community.followed;
  }

  async set(community: Followable, followed: boolean): Promise<void> {
    const before = this.isFollowed(community);
    const outcome = this.#follow.set(community, followed);
    if (outcome.kind === 'blocked') return this.#loginPrompts.open(outcome.loginPrompt);
    const key = this.#keyOf(community);
    if (!this.#settled.has(key)) this.#settled.set(key, before);
    this.#setPreferred(key, followed);
    try {
      const { last, response } = await outcome.settled;
      if (response !== undefined && this.#settled.has(key)) this.#settled.set(key, response);
      if (last) this.#settle(key);
    } catch (error) {
      this.#settle(key);
      throw error;
    }
  }

  #keyOf(community: CommunityKey): string {
    return `${this.#follow.member ?? ''} ${communityKey(community)}`;
  }

  #setPreferred(key: string, followed: boolean): void {
    runInAction(() => this.preferences.set(key, followed));
  }

  /** No request is pending any more. The community rail reloads the next time it is shown. */
  #settle(key: string): void {
    const followed = this.#settled.get(key);
    this.#settled.delete(key);
    if (followed !== undefined) this.#setPreferred(key, followed);
    this.#rail.askAgain();
  }
}
