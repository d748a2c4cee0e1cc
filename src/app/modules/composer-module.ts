import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { postActions, savedOffers, writing, writingClient } from '../../adapters/http/generated/writing';
import { CommunitiesPort } from '../../core/communities/communities-port';
import { PublishPost } from '../../core/composer/publish-post';
import { WritingPort } from '../../core/composer/writing-port';
import { Drafts } from '../../core/drafts/drafts';
import { FeedPort } from '../../core/feed/feed-port';
import { SavedOffersPort } from '../../core/offers/saved-offers-port';
import { PostActionsPort } from '../../core/post/post-actions-port';
import { CurrentSession } from '../../core/session/current-session';
import { Random } from '../../core/shared/random';
import { Storage } from '../../core/shared/storage';
import { Device } from '../../core/shell/device';
import { CommunityPickStore } from '../../stores/community-pick-store';
import { ComposerStore } from '../../stores/composer-store';
import { PostActionsStore } from '../../stores/post-actions-store';
import { RephraseStore } from '../../stores/rephrase-store';
import { ShellStore } from '../../stores/shell-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What writing a post needs; it comes with the dialog. */
export const composerModule = new ContainerModule(({ bind, isBound }) => {
  if (!isBound(Drafts))
    bind(Drafts).toResolvedValue(
      (storage, current) => new Drafts(storage, current),
      [Storage, CurrentSession],
    );
  bind(WritingPort).toResolvedValue(
    (wire, device) => writing(writingClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SavedOffersPort).toResolvedValue(
    (wire, device) => savedOffers(writingClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(PostActionsPort).toResolvedValue(
    (wire, device) => postActions(writingClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(PostActionsStore).toResolvedValue(
    (actions, port) => new PostActionsStore(actions, port),
    [PostActionsPort, WritingPort],
  );
  bind(PublishPost).toResolvedValue(
    (port, offers, random) => new PublishPost(port, offers, random),
    [WritingPort, SavedOffersPort, Random],
  );
  bind(ComposerStore).toResolvedValue(
    (publish, drafts, random, shell) => new ComposerStore(publish, drafts, random, shell),
    [PublishPost, Drafts, Random, ShellStore],
  );
  bind(RephraseStore).toResolvedValue((port) => new RephraseStore(port), [WritingPort]);
  bind(CommunityPickStore).toResolvedValue(
    (communities, feed) => new CommunityPickStore(communities, feed),
    [CommunitiesPort, FeedPort],
  );
});
