import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { commentWriting, writingClient } from '../../../adapters/http/generated/writing';
import { Drafts } from '../../../core/composer/drafts';
import { MemberTexts } from '../../../core/composer/member-texts';
import { CurrentSession } from '../../../core/login/current-session';
import { CommentKeys } from '../../../core/posts/comment-keys';
import { CommentWriter } from '../../../core/posts/comment-writer';
import { CommentWritingPort } from '../../../core/posts/comment-writing-port';
import { OutboxPort } from '../../../core/posts/outbox-port';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { CommentActionsStore } from '../../../stores/posts/comment-actions-store';
import { CommentWritingStore } from '../../../stores/posts/comment-writing-store';
import { LinkedCommentStore } from '../../../stores/posts/linked-comment-store';
import { MentionsStore } from '../../../stores/posts/mentions-store';
import { PostStore } from '../../../stores/posts/post-store';
import { bindMentions } from '../composer/bind-mentions';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** Dependencies for writing comments; reading a post works without them. */
export const commentWritingModule = new ContainerModule(({ bind, isBound }) => {
  if (!isBound(MentionsStore)) bindMentions(bind);
  bind(CommentWritingPort).toResolvedValue(
    (wire, device) => commentWriting(writingClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(CommentKeys).toResolvedValue(
    (random, texts) => new CommentKeys(random, texts.drafts),
    [Random, MemberTexts],
  );
  bind(CommentWriter).toResolvedValue(
    (port, current, keys, outbox) => new CommentWriter(port, current, keys, outbox),
    [CommentWritingPort, CurrentSession, CommentKeys, OutboxPort],
  );
  bind(CommentWritingStore).toResolvedValue(
    (talk, posts, drafts, loginPrompts) => new CommentWritingStore(talk, posts, drafts, loginPrompts),
    [CommentWriter, PostStore, Drafts, LoginPromptStore],
  );
  bind(LinkedCommentStore).toResolvedValue(
    (port, posts) => new LinkedCommentStore(port, posts),
    [CommentWritingPort, PostStore],
  );
  bind(CommentActionsStore).toResolvedValue(
    (port, posts, current, loginPrompts) => new CommentActionsStore(port, posts, current, loginPrompts),
    [CommentWritingPort, PostStore, CurrentSession, LoginPromptStore],
  );
});
