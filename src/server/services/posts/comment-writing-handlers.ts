import type { components, operations } from '../../../contracts/writing';
import { isStillEditable } from '../../../core/posts/writing-rules';
import { inTransaction } from '../../db/in-transaction';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal } from '../../http/refusal';
import { checkedTexts, forbiddenWrite, holdReason, required, tooLate } from '../composer/writing-checks';
import { sendNotification } from '../notifications/notify';
import { signedIn, type Viewer, viewerOf } from '../profile/account/viewer';
import type { Services } from '../services';
import { ensureAlias, postingAliases } from './alias-queries';
import { readComment } from './comment-queries';
import {
  changeComment,
  emptyComment,
  insertComment,
  lockComment,
  lockDiscussion,
  type OwnComment,
  readParent,
  setReaction,
} from './comment-writing-queries';
import { isDiscussionReadable } from './post-queries';
import { presentComment, presentReactions } from './present';

type Talking = Pick<
  Handlers<operations>,
  'createComment' | 'createReply' | 'readComment' | 'editComment' | 'deleteComment' | 'setReaction'
>;
type CommentBody = components['schemas']['CommentInput'];

export const commentWritingHandlers = (services: Services): Talking => ({
  ...writingHandlers(services),
  ...changingHandlers(services),
});

const writingHandlers = (
  services: Services,
): Pick<Talking, 'createComment' | 'createReply' | 'readComment'> => {
  const { db } = services;

  const report = async (
    viewer: Viewer,
    { postId, commentId }: { readonly postId: string; readonly commentId?: string },
    message: CommentBody,
  ) => {
    const { text } = checkedTexts({ text: message.text });
    required('text', text);
    if (!(await lockDiscussion(db, postId))) throw notFound();
    const parent = commentId === undefined ? undefined : await readParent(db, commentId);
    // The comment was deleted before the post was locked.
    if (commentId !== undefined && !parent) throw notFound();
    const aliases = await postingAliases(services, viewer.memberId, message.profileType);
    await ensureAlias(db, postId, aliases);
    const id = services.newId();
    const current = holdReason([text]);
    await insertComment(db, {
      id,
      postId,
      parentId: parent?.id ?? null,
      aliasId: aliases.id,
      text,
      holdReason: current,
      now: services.now(),
    });
    if (!current) await sendNotification(services, db, { kind: 'commented', commentId: id });
    return { status: 201, body: await shown(services, id, viewer) } as const;
  };

  return {
    createComment: ({ path, body, caller }) => report(signedIn(services, caller), { postId: path.id }, body),

    createReply: async ({ path, body, caller }) => {
      const parent = await readParent(db, path.id);
      if (!parent) throw notFound();
      return report(signedIn(services, caller), { postId: parent.post_id, commentId: path.id }, body);
    },

    readComment: async ({ path, caller }) => {
      const viewer = viewerOf(services, caller);
      return { status: 200, body: await shown(services, path.id, viewer) };
    },
  };
};

const changingHandlers = (
  services: Services,
): Pick<Talking, 'editComment' | 'deleteComment' | 'setReaction'> => ({
  editComment: async ({ path, body, caller }) => {
    const viewer = signedIn(services, caller);
    const { text } = checkedTexts({ text: body.text });
    required('text', text);
    await inTransaction(services.db, async (db) => {
      const comment = await ownComment(db, path.id, viewer);
      if (comment.status === 'DELETED') throw notFound();
      if (!isStillEditable(comment.created_at, services.now())) throw tooLate();
      if (comment.text !== text) await changeComment(db, comment, text, holdReason([text]));
    });
    return { status: 200, body: await shown(services, path.id, viewer) };
  },

  deleteComment: async ({ path, caller }) => {
    const viewer = signedIn(services, caller);
    await inTransaction(services.db, async (db) => {
      const comment = await ownComment(db, path.id, viewer);
      if (comment.status !== 'DELETED') await emptyComment(db, comment);
    });
    return { status: 204 };
  },

  setReaction: async ({ path, body, caller }) => {
    const viewer = signedIn(services, caller);
    const row = await inTransaction(services.db, async (db) => {
      const comment = await lockComment(db, path.id, viewer);
      if (comment?.status !== 'LIVE') throw notFound();
      if (!(await isDiscussionReadable(db, comment.post_id, viewer))) throw notFound();
      if (comment.is_owner) throw new Refusal(403, 'OWN_POST');
      return setReaction(db, path.id, viewer, body.reaction);
    });
    if (!row) throw notFound();
    return { status: 200, body: presentReactions(row) };
  },
});

/** A refusal names another author only if the caller can read the comment. */
async function ownComment(db: Services['db'], id: string, viewer: Viewer): Promise<OwnComment> {
  const comment = await lockComment(db, id, viewer);
  if (comment?.is_owner) return comment;
  if (comment?.status !== 'LIVE' || !(await isDiscussionReadable(db, comment.post_id, viewer)))
    throw notFound();
  throw forbiddenWrite();
}

async function shown(services: Services, id: string, viewer: Viewer | undefined) {
  const row = await readComment(services.db, id, viewer);
  if (!row || !(await isDiscussionReadable(services.db, row.post_id, viewer))) throw notFound();
  return presentComment(row, services.now());
}
