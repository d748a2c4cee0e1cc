import { isStillEditable } from '../../../core/posts/writing-rules';
import type { AuthorAction } from '../../../core/untraceable/author-request';
import { notFound, Refusal } from '../../http/refusal';
import { checkedTexts, holdReason, required, tooLate } from '../feed/writing-checks';
import { changePost, emptyPost, lockPost, type OwnPost } from '../feed/writing-queries';
import { insertAppeal, lastDecision } from '../moderation/decision-queries';
import type { Services } from '../services';
import { logAppeal } from '../trust/log-decisions';
import { untraceableKind } from './create-untraceable';
import type { OwnUntraceable } from './own-untraceable';
import { changePending } from './pending-posts';

type Waiting = Extract<OwnUntraceable, { kind: 'waiting' }>;
type Change = Exclude<AuthorAction, { kind: 'READ' | 'DELETE' }> | { readonly kind: 'DELETE' };

/** A pending post after the change; undefined if it was deleted. */
export async function changeWaiting(
  services: Services,
  postId: string,
  { dueAt, post }: Waiting,
  change: Change,
): Promise<Waiting['post'] | undefined> {
  if (change.kind === 'APPEAL') throw new Refusal(409, 'NOT_HIDDEN');
  if (change.kind === 'DELETE') {
    await services.db
      .deleteFrom('untraceable_pending')
      .where('post_id', '=', postId)
      .where('due_at', '=', dueAt)
      .execute();
    return undefined;
  }
  const edited = { ...post, ...editedText(change) };
  await changePending(services, postId, edited);
  return edited;
}

export async function changePublished(services: Services, postId: string, change: Change): Promise<void> {
  const { db, now } = services;
  if (change.kind === 'APPEAL') return appeal(services, postId, change.text);
  const post = await lockPost(db, postId);
  if (!post || (post.status === 'DELETED' && change.kind === 'EDIT')) throw notFound();
  if (change.kind === 'DELETE') {
    if (post.status !== 'DELETED') await emptyPost(db, post);
    return;
  }
  if (!isStillEditable(post.created_at, now())) throw tooLate();
  const edited = editedText(change);
  if (!isSame(post, edited)) await changePost(db, post, edited);
}

const isSame = (post: OwnPost, { title, content }: Pick<OwnPost, 'title' | 'content'>): boolean =>
  post.title === title && post.content === content;

function editedText(change: Extract<Change, { kind: 'EDIT' }>) {
  const { title, content } = checkedTexts({ title: change.title, content: change.text });
  required('title', title);
  return { title, content, ...untraceableKind(title), holdReason: holdReason([title, content]) };
}

async function appeal({ db, now }: Services, postId: string, input: string): Promise<void> {
  const { text } = checkedTexts({ text: input });
  required('text', text);
  const thing = { resourceType: 'POST', resourceId: postId } as const;
  if ((await lastDecision(db, thing))?.decision !== 'HIDE') throw new Refusal(409, 'NOT_HIDDEN');
  if (!(await insertAppeal(db, thing, { text, now: now() }))) throw new Refusal(409, 'APPEALED_ALREADY');
  await logAppeal(db, thing, now());
}
