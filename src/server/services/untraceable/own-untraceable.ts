import type { Services } from '../services';
import { findPending, type PendingItem } from './pending-items';

type Writing = Pick<Services, 'db' | 'encryption'>;

/** A post or a comment. */
export interface AuthorItem {
  readonly type: 'POST' | 'COMMENT';
  readonly id: string;
}

interface LastRequest {
  readonly authorKeyHash: string;
  readonly lastNumber: number;
  readonly lastRequest: string;
}

/** A post or comment with the key of its author: waiting for its hour, or public. */
export type OwnUntraceable = LastRequest &
  (
    | { readonly kind: 'waiting'; readonly dueAt: Date; readonly item: PendingItem }
    | { readonly kind: 'published' }
  );

/**
 * Locked until the transaction ends, if it is to be changed. A lock stores the transaction's number in the row; after
 * reading, that would show when the author was active.
 */
export async function findUntraceable(
  own: Writing,
  itemId: string,
  isLocked: boolean,
): Promise<OwnUntraceable | undefined> {
  const pending = await findPending(own, itemId, isLocked);
  if (pending) {
    const { authorKeyHash, lastNumber, lastRequest } = pending.item;
    return { kind: 'waiting', ...pending, authorKeyHash, lastNumber, lastRequest };
  }
  const row = await own.db
    .selectFrom('untraceable_items')
    .select(['author_key_hash', 'last_number', 'last_request'])
    .where('item_id', '=', itemId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return (
    row && {
      kind: 'published',
      authorKeyHash: row.author_key_hash,
      lastNumber: row.last_number,
      lastRequest: row.last_request,
    }
  );
}

export const saveRequest = (
  { db }: Pick<Services, 'db'>,
  itemId: string,
  { number, seal }: { readonly number: number; readonly seal: string },
) =>
  db
    .updateTable('untraceable_items')
    .set({ last_number: number, last_request: seal })
    .where('item_id', '=', itemId)
    .execute();
