import type { NewPost } from '../composer/writing-queries';
import type { Services } from '../services';
import { hashOfKey } from './author-signature';
import type { Group } from './group-alias';

interface Pending extends Pick<NewPost, 'holdReason'> {
  readonly group: Group;
  readonly authorKeyHash: string;
  readonly lastNumber: number;
  readonly lastRequest: string;
}

export interface PendingPost extends Pending, Pick<NewPost, 'title' | 'content' | 'community'> {
  readonly kind: 'TEXT' | 'QUESTION';
}

export interface PendingComment extends Pending {
  readonly kind: 'COMMENT';
  readonly postId: string;
  /** The comment it answers. */
  readonly replyTo: string | null;
  readonly text: string;
}

/**
 * What its author deleted before its hour, until then, so that a deletion whose response was lost can be repeated. Has
 * the form of a comment on an unknown post, which its hour drops, on servers of an older version too.
 */
interface DeletedItem extends PendingComment {
  readonly deleted: { readonly type: 'POST' | 'COMMENT'; readonly postId: string };
}

/** What waits for its hour, before encryption. */
export type PendingItem = PendingPost | PendingComment | DeletedItem;

export const isDeleted = (item: PendingItem): item is DeletedItem => 'deleted' in item;

/** Keeps nothing of the text, the group and the place but the post of a comment. */
export const deletedItem = (itemId: string, item: PendingItem): DeletedItem => ({
  kind: 'COMMENT',
  postId: '',
  replyTo: null,
  text: '',
  holdReason: null,
  group: { kind: item.group.kind, id: 0, name: '' },
  authorKeyHash: item.authorKeyHash,
  lastNumber: item.lastNumber,
  lastRequest: item.lastRequest,
  deleted:
    item.kind === 'COMMENT' ? { type: item.kind, postId: item.postId } : { type: 'POST', postId: itemId },
});

type Writing = Pick<Services, 'db' | 'encryption'>;

const contextOf = (itemId: string): string => `untraceable ${itemId}`;
/** Every row is as long as the longest post, also for comments, so that its length reveals nothing. */
const BLOCK = 24_576;

export const encryptPending = (
  { encryption }: Pick<Services, 'encryption'>,
  itemId: string,
  item: PendingItem,
) => encryption.encrypt(contextOf(itemId), item, BLOCK);

export const insertPending = ({ db, encryption }: Writing, itemId: string, dueAt: Date, item: PendingItem) =>
  db
    .insertInto('untraceable_pending')
    .values({ item_id: itemId, due_at: dueAt, details: encryptPending({ encryption }, itemId, item) })
    .execute();

/** Rows of older builds have the key itself; they wait for at most seven hours. */
type StoredItem = PendingItem & { readonly authorKey?: string };

export function decryptPending(
  { encryption }: Pick<Services, 'encryption'>,
  itemId: string,
  details: string,
): PendingItem {
  const { authorKey, ...item } = encryption.decrypt<StoredItem>(contextOf(itemId), details);
  return authorKey === undefined ? item : { ...item, authorKeyHash: hashOfKey(authorKey) };
}

/** Locked, if it is to be changed, until the transaction ends, so that it is not published in the meantime. */
export async function findPending(
  { db, encryption }: Writing,
  itemId: string,
  isLocked: boolean,
): Promise<{ readonly dueAt: Date; readonly item: PendingItem } | undefined> {
  const row = await db
    .selectFrom('untraceable_pending')
    .select(['due_at', 'details'])
    .where('item_id', '=', itemId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && { dueAt: row.due_at, item: decryptPending({ encryption }, itemId, row.details) };
}

/** Rewritten among decoys in the next minute, because the change shows in the row's transaction number. */
export const changePending = ({ db, encryption }: Writing, itemId: string, item: PendingItem) =>
  db
    .updateTable('untraceable_pending')
    .set({ details: encryptPending({ encryption }, itemId, item), is_mixed: false })
    .where('item_id', '=', itemId)
    .execute();
