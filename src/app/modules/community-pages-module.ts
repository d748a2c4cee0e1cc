import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { directory, readingClient } from '../../adapters/http/generated/reading';
import { CommunitiesPort } from '../../core/communities/communities-port';
import { FollowCommunity } from '../../core/communities/follow-community';
import { DirectoryPort } from '../../core/directory/directory-port';
import { FeedPort } from '../../core/feed/feed-port';
import { CurrentSession } from '../../core/session/current-session';
import { Clock } from '../../core/shared/clock';
import { Device } from '../../core/shell/device';
import { CommunitiesListStore } from '../../stores/communities-list-store';
import { CommunitiesStore } from '../../stores/communities-store';
import { CommunityStore } from '../../stores/community-store';
import { GateStore } from '../../stores/gate-store';
import { MembershipStore } from '../../stores/membership-store';
import { VotingStore } from '../../stores/voting-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

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
  bind(DirectoryPort).toResolvedValue(
    (wire, device) => directory(readingClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(CommunitiesListStore).toResolvedValue(
    (communities, directory, current) => new CommunitiesListStore(communities, directory, current),
    [CommunitiesPort, DirectoryPort, CurrentSession],
  );
});
