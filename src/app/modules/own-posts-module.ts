import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { ownPosts, readingClient } from '../../adapters/http/generated/reading';
import { OwnPostsPort } from '../../core/own-posts/own-posts-port';
import { Device } from '../../core/shell/device';
import { OwnPostsStore } from '../../stores/own-posts-store';
import { VotingStore } from '../../stores/voting-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What one wrote oneself. */
export const ownPostsModule = new ContainerModule(({ bind }) => {
  bind(OwnPostsPort).toResolvedValue(
    (wire, device) => ownPosts(readingClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(OwnPostsStore).toResolvedValue(
    (port, voting) => new OwnPostsStore(port, voting),
    [OwnPostsPort, VotingStore],
  );
});
