import { isStillEditable } from '../../../core/posts/writing-rules';
import type { AuthorAction } from '../../../core/untraceable/author-request';
import { inTurn } from '../../db/in-turn';
import { notFound, Refusal } from '../../http/refusal';
import { checkedTexts, holdReason, required, tooLate } from '../composer/writing-checks';
import { changePost, emptyPost, lockPost } from '../composer/writing-queries';
import { insertAppeal, lastDecision, turnOf } from '../moderation/decision-queries';
import { changeComment, emptyComment, lockComment } from '../posts/comment-writing-queries';
import type { Services } from '../services';
import { logAppeal } from '../trust/log-decisions';
import { untraceableKind } from './create-untraceable';
import type { OwnUntraceable } from './own-untraceable';
import { deletedItem, isDeleted, type PendingItem } from './pending-items';

type Waiting = Extract<OwnUntraceable, { kind: 'waiting' }>;
export type AuthorChange = Exclude<AuthorAction, { kind: 'READ' | 'DELETE' }> | { readonly kind: 'DELETE' };

/** The waiting item after the change. */
export function changedWaiting(id: string, { item }: Waiting, change: AuthorChange): PendingItem {
  if (change.kind === 'APPEAL') throw new Refusal(409, 'NOT_HIDDEN');
  if (change.kind === 'DELETE') return isDeleted(item) ? item : deletedItem(id, item);
  if (isDeleted(item)) throw notFound();
  return item.kind === 'COMMENT' ? { ...item, ...editedComment(change) } : { ...item, ...editedPost(change) };
}

export async function changePublishedPost(
  services: Services,
  id: string,
  change: AuthorChange,
): Promise<void> {
  const { db, now } = services;
  if (change.kind === 'APPEAL') return appeal(services, { type: 'POST', id }, change.text);
  const post = await lockPost(db, id);
  if (!post || (post.status === 'DELETED' && change.kind === 'EDIT')) throw notFound();
  if (change.kind === 'DELETE') {
    if (post.status !== 'DELETED') await emptyPost(db, post);
    return;
  }
  if (!isStillEditable(post.created_at, now())) throw tooLate();
  const edited = editedPost(change);
  const isSame = post.title === edited.title && post.content === edited.content;
  if (!isSame) await changePost(db, post, edited);
}

export async function changePublishedComment(
  services: Services,
  id: string,
  change: AuthorChange,
): Promise<void> {
  const { db, now } = services;
  if (change.kind === 'APPEAL') return appeal(services, { type: 'COMMENT', id }, change.text);
  const comment = await lockComment(db, id);
  if (!comment || (comment.status === 'DELETED' && change.kind === 'EDIT')) throw notFound();
  if (change.kind === 'DELETE') {
    if (comment.status !== 'DELETED') await emptyComment(db, comment);
    return;
  }
  if (!isStillEditable(comment.created_at, now())) throw tooLate();
  const edited = editedComment(change);
  if (comment.text !== edited.text) await changeComment(db, comment, edited.text, edited.holdReason);
}

type Edit = Extract<AuthorChange, { kind: 'EDIT' }>;

function editedPost(change: Edit) {
  const { title, content } = checkedTexts({ title: change.title, content: change.text });
  required('title', title);
  return { title, content, ...untraceableKind(title), holdReason: holdReason([title, content]) };
}

function editedComment(change: Edit) {
  const { text } = checkedTexts({ text: change.text });
  required('text', text);
  return { text, holdReason: holdReason([text]) };
}

async function appeal(
  { db, now }: Services,
  { type, id }: { readonly type: 'POST' | 'COMMENT'; readonly id: string },
  input: string,
): Promise<void> {
  const { text } = checkedTexts({ text: input });
  required('text', text);
  const thing = { resourceType: type, resourceId: id };
  await inTurn(db, turnOf(thing), async (own) => {
    if ((await lastDecision(own, thing))?.decision !== 'HIDE') throw new Refusal(409, 'NOT_HIDDEN');
    if (!(await insertAppeal(own, thing, { text, now: now() }))) throw new Refusal(409, 'APPEALED_ALREADY');
    await logAppeal(own, thing, now());
  });
}
