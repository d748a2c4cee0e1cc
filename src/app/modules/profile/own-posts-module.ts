import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { ownPosts, readingClient } from '../../../adapters/http/generated/reading';
import { OwnPostsPort } from '../../../core/profile/own-posts-port';
import { Device } from '../../../core/shell/device';
import { VotingStore } from '../../../stores/posts/voting-store';
import { OwnPostsStore } from '../../../stores/profile/own-posts-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const ownPostsModule = new ContainerModule(({ bind }) => {
  bind(OwnPostsPort).toResolvedValue(
    (wire, device) => ownPosts(readingClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(OwnPostsStore).toResolvedValue(
    (port, voting) => new OwnPostsStore(port, voting),
    [OwnPostsPort, VotingStore],
  );
});
