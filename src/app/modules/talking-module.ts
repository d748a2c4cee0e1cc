import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { talking, writingClient } from '../../adapters/http/generated/writing';
import { Talking } from '../../core/comments/talking';
import { TalkingPort } from '../../core/comments/talking-port';
import { Drafts } from '../../core/drafts/drafts';
import { Postbox } from '../../core/outbox/postbox';
import { CurrentSession } from '../../core/session/current-session';
import { Random } from '../../core/shared/random';
import { Device } from '../../core/shell/device';
import { CommentActionsStore } from '../../stores/comment-actions-store';
import { GateStore } from '../../stores/gate-store';
import { MentionsStore } from '../../stores/mentions-store';
import { PostStore } from '../../stores/post-store';
import { TalkingStore } from '../../stores/talking-store';
import { bindMentions } from './bind-mentions';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What writing below a post needs; reading it does without. */
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
