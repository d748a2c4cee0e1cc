import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { talking, writingClient } from '../../../adapters/http/generated/writing';
import { Drafts } from '../../../core/composer/drafts';
import { CurrentSession } from '../../../core/login/current-session';
import { OutboxPort } from '../../../core/posts/outbox-port';
import { Talking } from '../../../core/posts/talking';
import { TalkingPort } from '../../../core/posts/talking-port';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { CommentActionsStore } from '../../../stores/posts/comment-actions-store';
import { MentionsStore } from '../../../stores/posts/mentions-store';
import { PostStore } from '../../../stores/posts/post-store';
import { TalkingStore } from '../../../stores/posts/talking-store';
import { bindMentions } from '../composer/bind-mentions';
import { speaking } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** Dependencies for writing comments; reading a post works without them. */
export const talkingModule = new ContainerModule(({ bind, isBound }) => {
  if (!isBound(MentionsStore)) bindMentions(bind);
  bind(TalkingPort).toResolvedValue(
    (wire, device) => talking(writingClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(Talking).toResolvedValue(
    (port, current, random, outbox) => new Talking(port, current, random, outbox),
    [TalkingPort, CurrentSession, Random, OutboxPort],
  );
  bind(TalkingStore).toResolvedValue(
    (talk, posts, drafts, loginPrompts) => new TalkingStore(talk, posts, drafts, loginPrompts),
    [Talking, PostStore, Drafts, LoginPromptStore],
  );
  bind(CommentActionsStore).toResolvedValue(
    (port, posts, current, loginPrompts) => new CommentActionsStore(port, posts, current, loginPrompts),
    [TalkingPort, PostStore, CurrentSession, LoginPromptStore],
  );
});
