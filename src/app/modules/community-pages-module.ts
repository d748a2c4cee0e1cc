import { ContainerModule } from 'inversify';
import { CommunitiesPort } from '../../core/communities/communities-port';
import { FollowCommunity } from '../../core/communities/follow-community';
import { FeedPort } from '../../core/feed/feed-port';
import { CurrentSession } from '../../core/session/current-session';
import { Clock } from '../../core/shared/clock';
import { CommunitiesListStore } from '../../stores/communities-list-store';
import { CommunitiesStore } from '../../stores/communities-store';
import { CommunityStore } from '../../stores/community-store';
import { GateStore } from '../../stores/gate-store';
import { MembershipStore } from '../../stores/membership-store';
import { VotingStore } from '../../stores/voting-store';

/** What the pages of communities, and the posts that stand in them, need to join and leave. */
export const communityPagesModule = new ContainerModule(({ bind }) => {
  bind(FollowCommunity).toResolvedValue(
    (communities, current) => new FollowCommunity(communities, current),
    [CommunitiesPort, CurrentSession],
  );
  bind(MembershipStore).toResolvedValue(
    (follow, gates, rail) => new MembershipStore(follow, gates, rail),
    [FollowCommunity, GateStore, CommunitiesStore],
  );
  bind(CommunityStore).toResolvedValue(
    (communities, feed, voting, clock) => new CommunityStore(communities, feed, voting, clock),
    [CommunitiesPort, FeedPort, VotingStore, Clock],
  );
  bind(CommunitiesListStore).toResolvedValue(
    (communities, current) => new CommunitiesListStore(communities, current),
    [CommunitiesPort, CurrentSession],
  );
});
