import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { talking, writingClient } from '../../../adapters/http/generated/writing';
import { Drafts } from '../../../core/composer/drafts';
import { CurrentSession } from '../../../core/login/current-session';
import { Postbox } from '../../../core/posts/postbox';
import { Talking } from '../../../core/posts/talking';
import { TalkingPort } from '../../../core/posts/talking-port';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { GateStore } from '../../../stores/login/gate-store';
import { CommentActionsStore } from '../../../stores/posts/comment-actions-store';
import { MentionsStore } from '../../../stores/posts/mentions-store';
import { PostStore } from '../../../stores/posts/post-store';
import { TalkingStore } from '../../../stores/posts/talking-store';
import { bindMentions } from '../composer/bind-mentions';
import { SITE_WIRE } from '../shared/site-wire';
import { speaking } from '../shared/speaking';

/** Dependencies for writing comments; reading a post works without them. */
export const talkingModule = new ContainerModule(({ bind, isBound }) => {
  if (!isBound(MentionsStore)) bindMentions(bind);
  bind(TalkingPort).toResolvedValue(
    (wire, device) => talking(writingClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(Talking).toResolvedValue(
    (port, current, random, postbox) => new Talking(port, current, random, postbox),
    [TalkingPort, CurrentSession, Random, Postbox],
  );
  bind(TalkingStore).toResolvedValue(
    (talk, posts, drafts, gates) => new TalkingStore(talk, posts, drafts, gates),
    [Talking, PostStore, Drafts, GateStore],
  );
  bind(CommentActionsStore).toResolvedValue(
    (port, posts, current, gates) => new CommentActionsStore(port, posts, current, gates),
    [TalkingPort, PostStore, CurrentSession, GateStore],
  );
});
