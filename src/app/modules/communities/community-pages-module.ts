import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { directory, readingClient } from '../../../adapters/http/generated/reading';
import { CommunitiesPort } from '../../../core/communities/communities-port';
import { FeedPort } from '../../../core/feed/feed-port';
import { CurrentSession } from '../../../core/login/current-session';
import { DirectoryPort } from '../../../core/search/directory-port';
import { Clock } from '../../../core/shared/clock';
import { Device } from '../../../core/shell/device';
import { CommunitiesListStore } from '../../../stores/communities/communities-list-store';
import { CommunityStore } from '../../../stores/communities/community-store';
import { VotingStore } from '../../../stores/posts/voting-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const communityPagesModule = new ContainerModule(({ bind }) => {
  bind(CommunityStore).toResolvedValue(
    (communities, feed, voting, clock) => new CommunityStore(communities, feed, voting, clock),
    [CommunitiesPort, FeedPort, VotingStore, Clock],
  );
  bind(DirectoryPort).toResolvedValue(
    (wire, device) => directory(readingClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(CommunitiesListStore).toResolvedValue(
    (communities, directory, current) => new CommunitiesListStore(communities, directory, current),
    [CommunitiesPort, DirectoryPort, CurrentSession],
  );
});
