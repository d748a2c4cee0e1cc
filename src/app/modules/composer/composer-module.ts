import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { moderation, moderationClient, moderationLog } from '../../../adapters/http/generated/moderation';
import { savedOffers, writing, writingClient } from '../../../adapters/http/generated/writing';
import { CommunitiesPort } from '../../../core/communities/communities-port';
import { Drafts } from '../../../core/composer/drafts';
import { PublishPost } from '../../../core/composer/publish-post';
import { WritingPort } from '../../../core/composer/writing-port';
import { FeedPort } from '../../../core/feed/feed-port';
import { OutboxPort } from '../../../core/posts/outbox-port';
import { PostActionsPort } from '../../../core/posts/post-actions-port';
import { SavedOffersPort } from '../../../core/posts/saved-offers-port';
import { PictureUploads } from '../../../core/shared/picture-uploads';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { CommunityPickStore } from '../../../stores/communities/community-pick-store';
import { ComposerRulesStore } from '../../../stores/composer/composer-rules-store';
import { ComposerStore } from '../../../stores/composer/composer-store';
import { PicturesStore } from '../../../stores/composer/pictures-store';
import { RephraseStore } from '../../../stores/composer/rephrase-store';
import { SavedOffersStore } from '../../../stores/composer/saved-offers-store';
import { MentionsStore } from '../../../stores/posts/mentions-store';
import { PinStore } from '../../../stores/posts/pin-store';
import { PostActionsStore } from '../../../stores/posts/post-actions-store';
import { ShellStore } from '../../../stores/shell/shell-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';
import { bindMentions } from './bind-mentions';
import { bindUploads } from './bind-uploads';

/** Dependencies of the post composer; loaded with its dialog. */
export const composerModule = new ContainerModule(({ bind, isBound }) => {
  if (!isBound(MentionsStore)) bindMentions(bind);
  bind(WritingPort).toResolvedValue(
    (wire, device) => writing(writingClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SavedOffersPort).toResolvedValue(
    (wire, device) => savedOffers(writingClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(PublishPost).toResolvedValue(
    (port, offers, random, outbox) => new PublishPost(port, offers, random, outbox),
    [WritingPort, SavedOffersPort, Random, OutboxPort],
  );
  bind(ComposerStore).toResolvedValue(
    (publish, drafts, random, shell) => new ComposerStore(publish, drafts, random, shell),
    [PublishPost, Drafts, Random, ShellStore],
  );
  bind(ComposerRulesStore).toResolvedValue(
    (port, offers) => new ComposerRulesStore(port, offers),
    [WritingPort, SavedOffersPort],
  );
  bind(SavedOffersStore).toResolvedValue(
    (port, composer) => new SavedOffersStore(port, composer),
    [SavedOffersPort, ComposerStore],
  );
  if (!isBound(PictureUploads)) bindUploads(bind);
  bind(PicturesStore).toResolvedValue(
    (uploads, composer, random) => new PicturesStore(uploads, composer, random),
    [PictureUploads, ComposerStore, Random],
  );
  bindActions(bind);
  bind(RephraseStore).toResolvedValue((port) => new RephraseStore(port), [WritingPort]);
  bind(CommunityPickStore).toResolvedValue(
    (communities, feed) => new CommunityPickStore(communities, feed),
    [CommunitiesPort, FeedPort],
  );
});

function bindActions(bind: ContainerModuleLoadOptions['bind']): void {
  bind(PostActionsStore).toResolvedValue(
    (actions, port, outbox) => new PostActionsStore(actions, port, outbox),
    [PostActionsPort, WritingPort, OutboxPort],
  );
  bind(PinStore).toResolvedValue(
    (wire, device) => {
      const client = moderationClient(withAmbience(wire, siteAmbience)(device));
      return new PinStore(moderation(client), moderationLog(client));
    },
    [SITE_WIRE, Device],
  );
}
