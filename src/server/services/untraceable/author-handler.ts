import type { components } from '../../../contracts/untraceable';
import { authorRequestBytes } from '../../../core/untraceable/author-request';
import { inTransaction } from '../../db/in-transaction';
import { notFound, Refusal, refusedField } from '../../http/refusal';
import type { Services } from '../services';
import { changePublished, changeWaiting } from './author-changes';
import { isSignedBy } from './author-signature';
import { authorView } from './author-view';
import { lockUntraceable, type OwnUntraceable, saveRequest } from './own-untraceable';
import { changePending } from './pending-posts';

type Wire = components['schemas'];
type Request = Wire['AuthorRequest'];

/** Performs an action for the holder of the post's key, once. */
export const answerAuthor = (
  services: Services,
  postId: string,
  request: Request,
): Promise<Wire['AuthorView']> =>
  inTransaction(services.db, async (db) => {
    const within = { ...services, db };
    const own = await lockUntraceable(within, postId);
    if (!own) throw notFound();
    const { number, signature, kind } = request;
    if (!isSignedBy(own.authorKey, authorRequestBytes({ postId, ...request }), signature))
      throw new Refusal(401, 'AUTHOR_KEY_REFUSED');
    // The same request again: its response may have been lost.
    if (number === own.lastNumber && signature === own.lastRequest) return authorView(within, postId, own);
    if (number <= own.lastNumber) throw new Refusal(409, 'OLD_REQUEST', { params: { last: own.lastNumber } });
    // Reading stores nothing: a changed row would show when the author was active.
    if (kind === 'READ') return authorView(within, postId, own);
    const changed = await change(within, postId, own, request);
    return changed ? authorView(within, postId, changed) : deletedView(postId, own);
  });

/** A post that was deleted before its hour leaves nothing behind. */
const deletedView = (postId: string, own: OwnUntraceable): Wire['AuthorView'] => ({
  ...{ postId, status: 'DELETED', title: '', content: '', isEditable: false, decision: null, replies: [] },
  appearsOn: own.kind === 'waiting' ? own.dueAt.toISOString() : '',
});

async function change(
  services: Services,
  postId: string,
  own: OwnUntraceable,
  request: Request,
): Promise<OwnUntraceable | undefined> {
  const action = changeIn(request);
  const { number, signature } = request;
  if (own.kind === 'published') {
    await changePublished(services, postId, action);
    await saveRequest(services, postId, request);
    return own;
  }
  const changed = await changeWaiting(services, postId, own, action);
  if (!changed) return undefined;
  const post = { ...changed, lastNumber: number, lastRequest: signature };
  await changePending(services, postId, post);
  return { ...own, post };
}

function changeIn({ kind, title, text = '' }: Request) {
  if (kind === 'DELETE') return { kind } as const;
  if (kind === 'APPEAL') return { kind, text } as const;
  if (title === undefined) throw refusedField('EMPTY', 'title');
  return { kind: 'EDIT', title, text } as const;
}
