import type { ContainerModuleLoadOptions } from 'inversify';
import { CommunitiesPort } from '../../../core/communities/communities-port';
import { FollowCommunity } from '../../../core/communities/follow-community';
import { CurrentSession } from '../../../core/login/current-session';
import { CommunitiesStore } from '../../../stores/communities/communities-store';
import { MembershipStore } from '../../../stores/communities/membership-store';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';

/** Followed companies and communities. Posts, communities and companies load it, in any order. */
export function bindMembership(bind: ContainerModuleLoadOptions['bind']): void {
  bind(FollowCommunity).toResolvedValue(
    (communities, current) => new FollowCommunity(communities, current),
    [CommunitiesPort, CurrentSession],
  );
  bind(MembershipStore).toResolvedValue(
    (follow, loginPrompts, rail) => new MembershipStore(follow, loginPrompts, rail),
    [FollowCommunity, LoginPromptStore, CommunitiesStore],
  );
}
