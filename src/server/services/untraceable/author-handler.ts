import type { components } from '../../../contracts/untraceable';
import { authorRequestBytes } from '../../../core/untraceable/author-request';
import { inTransaction } from '../../db/in-transaction';
import { notFound, Refusal, refusedField } from '../../http/refusal';
import type { Services } from '../services';
import {
  type AuthorChange,
  changedWaiting,
  changePublishedComment,
  changePublishedPost,
} from './author-changes';
import { authorKeyHash, isSignedBy } from './author-signature';
import { authorView } from './author-view';
import { type AuthorItem, findUntraceable, type OwnUntraceable, saveRequest } from './own-untraceable';
import { changePending, isDeleted, type PendingItem } from './pending-items';

type Wire = components['schemas'];
type Request = Wire['AuthorRequest'];

/** Performs an action for the holder of the item's key, once. */
export const handleAuthorRequest = (
  services: Services,
  item: AuthorItem,
  request: Request,
): Promise<Wire['AuthorView']> =>
  inTransaction(services.db, async (db) => {
    const within = { ...services, db };
    const own = await findUntraceable(within, item.id, request.kind !== 'READ');
    if (!own || !isOfType(own, item)) throw notFound();
    const { number, signature, kind, authorKey } = request;
    const signed = authorRequestBytes({ itemId: item.id, ...request });
    if (authorKeyHash(authorKey) !== own.authorKeyHash || !isSignedBy(authorKey, signed, signature))
      throw new Refusal(401, 'AUTHOR_KEY_REFUSED');
    const seal = requestSeal(services, signed);
    // The same request again: its response may have been lost.
    if (number === own.lastNumber && seal === own.lastRequest) return authorView(within, item, own);
    if (number <= own.lastNumber) throw new Refusal(409, 'OLD_REQUEST', { params: { last: own.lastNumber } });
    // Reading stores nothing: a changed row would show when the author was active.
    if (kind === 'READ') return authorView(within, item, own);
    return authorView(within, item, await change(within, item, own, { ...request, seal }));
  });

/** Stored instead of the signature, in which the algorithm of the key can be seen. */
const requestSeal = ({ seal }: Services, signed: Uint8Array): string =>
  seal('author request', new TextDecoder().decode(signed));

/** A published item of another type is not found by its own query. */
const isOfType = (own: OwnUntraceable, { type }: AuthorItem): boolean =>
  own.kind === 'published' || typeOf(own.item) === type;

const typeOf = (item: PendingItem): AuthorItem['type'] =>
  isDeleted(item) ? item.deleted.type : item.kind === 'COMMENT' ? item.kind : 'POST';

async function change(
  services: Services,
  item: AuthorItem,
  own: OwnUntraceable,
  request: Request & { readonly seal: string },
): Promise<OwnUntraceable> {
  const action = changeIn(item, request);
  const { number, seal } = request;
  if (own.kind === 'published') {
    await (item.type === 'POST' ? changePublishedPost : changePublishedComment)(services, item.id, action);
    await saveRequest(services, item.id, request);
    return own;
  }
  const next = { ...changedWaiting(item.id, own, action), lastNumber: number, lastRequest: seal };
  await changePending(services, item.id, next);
  return { ...own, item: next };
}

function changeIn({ type }: AuthorItem, { kind, title, text = '' }: Request): AuthorChange {
  if (kind === 'DELETE') return { kind } as const;
  if (kind === 'APPEAL') return { kind, text } as const;
  if (title === undefined && type === 'POST') throw refusedField('EMPTY', 'title');
  return { kind: 'EDIT', title: title ?? '', text } as const;
}
