import type { CurrentSession } from '../login/current-session';
import { type LoginPrompt, requiredLoginPrompt } from '../login/session';
import { LatestWins, type Turn } from '../shared/latest-wins';
import type { CommunitiesPort } from './communities-port';
import type { Community } from './community';
import { communityKey } from './rail';
import { setFollowed } from './set-followed';

export type FollowOutcome =
  | { readonly kind: 'blocked'; readonly loginPrompt: LoginPrompt }
  | { readonly kind: 'sent'; readonly settled: Promise<Turn<boolean>> };

/** A community that can be followed. The community of a company has the id and the URL name of the company. */
export type Followable = Pick<Community, 'kind' | 'id' | 'slug' | 'followed'>;

/** Every member may follow. Requests for one community run one at a time; the last choice wins. */
export class FollowCommunity {
  readonly #communities: CommunitiesPort;
  readonly #current: CurrentSession;
  readonly #connection = new LatestWins<boolean>();

  constructor(communities: CommunitiesPort, current: CurrentSession) {
    this.#communities = communities;
    this.#current = current;
  }

  /** The signed-in member, who alone can see what they follow. */
  get member(): string | undefined {
    return this.#current.session.profile?.userName;
  }

  set(community: Followable, followed: boolean): FollowOutcome {
    const loginPrompt = requiredLoginPrompt(this.#current.session, 'member');
    if (loginPrompt) return { kind: 'blocked', loginPrompt };
    const { kind, slug } = community;
    const read = () => this.#communities.readCommunity({ kind, slug });
    const send = () => setFollowed(this.#communities, community, followed, read);
    return { kind: 'sent', settled: this.#connection.run(communityKey(community), send) };
  }
}
