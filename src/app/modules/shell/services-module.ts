import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import {
  comments,
  communities,
  feed,
  feedClient,
  offers,
  polls,
  voting,
} from '../../../adapters/http/generated/feed';
import { profile, pseudoProfiles, userClient } from '../../../adapters/http/generated/user';
import type { Wire } from '../../../adapters/http/runtime';
import { CommunitiesPort } from '../../../core/communities/communities-port';
import { FeedPort } from '../../../core/feed/feed-port';
import { ProfilePort } from '../../../core/login/profile-port';
import { PseudoProfilesPort } from '../../../core/onboarding/pseudo-profiles-port';
import { CommentsPort } from '../../../core/posts/comments-port';
import { OffersPort } from '../../../core/posts/offers-port';
import { PollsPort } from '../../../core/posts/polls-port';
import { VotingPort } from '../../../core/posts/voting-port';
import { Device } from '../../../core/shell/device';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** Ports of the first page over one wire. Another wire runs the whole app on another back end. */
export function servicesModule(wire: Wire): ContainerModule {
  const site = withAmbience(wire, siteAmbience);
  return new ContainerModule(({ bind }) => {
    bind(SITE_WIRE).toConstantValue(wire);
    bind(FeedPort).toResolvedValue((device) => feed(feedClient(site(device))), [Device]);
    bind(CommunitiesPort).toResolvedValue((device) => communities(feedClient(site(device))), [Device]);
    bind(VotingPort).toResolvedValue((device) => voting(feedClient(site(device))), [Device]);
    bind(CommentsPort).toResolvedValue((device) => comments(feedClient(site(device))), [Device]);
    bind(PollsPort).toResolvedValue((device) => polls(feedClient(site(device))), [Device]);
    bind(OffersPort).toResolvedValue((device) => offers(feedClient(site(device))), [Device]);
    bind(ProfilePort).toResolvedValue((device) => profile(userClient(site(device))), [Device]);
    bind(PseudoProfilesPort).toResolvedValue((device) => pseudoProfiles(userClient(site(device))), [Device]);
  });
}
