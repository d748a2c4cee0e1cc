import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { components } from '../../../contracts/untraceable';
import { kindOf } from '../../../core/posts/writing-rules';
import { commentIdBytes, ITEM_ID_LENGTH, postIdBytes } from '../../../core/untraceable/author-request';
import { appearanceAt, MIN_HOLDERS } from '../../../core/untraceable/rules';
import { inTransaction } from '../../db/in-transaction';
import { notFound, Refusal } from '../../http/refusal';
import { communityExists } from '../communities/community-queries';
import { checkedTexts, holdReason, required } from '../composer/writing-checks';
import { readParent } from '../posts/comment-writing-queries';
import type { Services } from '../services';
import { authorKeyHash } from './author-signature';
import {
  findPending,
  insertPending,
  isDeleted,
  type PendingComment,
  type PendingItem,
  type PendingPost,
} from './pending-items';
import { type ValidToken, validToken } from './verify-token';

type Wire = components['schemas'];

type New<Item> = Item extends unknown ? Omit<Item, 'group'> : never;

const LOTS = 2 ** 32;

/** Accepts a token and a post, and learns nothing else. */
export async function createUntraceable(
  services: Services,
  header: string,
  input: Wire['UntraceableInput'],
): Promise<Wire['UntraceableOutcome']> {
  const { title, content, community, authorKey } = input;
  const post = await checkedPost(services, input);
  const { id, appearsOn } = await acceptItem(services, header, {
    item: post,
    idOf: (nonceHash) =>
      postIdBytes(nonceHash, [title, content, community.type, community.entityId, authorKey.value]),
  });
  return { postId: id, appearsOn };
}

/** Accepts a token and a comment, and learns nothing else. */
export async function createUntraceableComment(
  services: Services,
  header: string,
  input: Wire['UntraceableCommentInput'],
): Promise<Wire['UntraceableCommentOutcome']> {
  const { postId, replyTo, content, authorKey } = input;
  const comment = await checkedComment(services, input);
  const { id, appearsOn } = await acceptItem(services, header, {
    item: comment,
    idOf: (nonceHash) => commentIdBytes(nonceHash, [postId, replyTo, content, authorKey.value]),
  });
  return { commentId: id, appearsOn };
}

interface Accepting {
  readonly item: New<PendingItem>;
  /** Derived from token and text: a repeated request means the same item, and no column joins it to its token. */
  readonly idOf: (nonceHash: string) => Uint8Array;
}

async function acceptItem(services: Services, header: string, { item, idOf }: Accepting) {
  const token = await validToken(services, header);
  if (token.key.holders < MIN_HOLDERS) throw new Refusal(403, 'GROUP_TOO_SMALL');
  const itemId = createHash('sha256')
    .update(idOf(token.nonceHash))
    .digest('base64url')
    .slice(0, ITEM_ID_LENGTH);
  const { group_kind: kind, group_id: id, group_name: name } = token.key;
  return inTransaction(services.db, async (db) => {
    const own = { ...services, db };
    if (!(await spend(own, token))) return { id: itemId, appearsOn: await appearanceOf(own, itemId) };
    const dueAt = new Date(appearanceAt(services.now().getTime(), randomInt(LOTS) / LOTS));
    await insertPending(own, itemId, dueAt, { ...item, group: { kind, id, name } });
    return { id: itemId, appearsOn: dueAt.toISOString() };
  });
}

async function checkedPost(
  services: Services,
  { title, content, community, authorKey }: Wire['UntraceableInput'],
): Promise<New<PendingPost>> {
  const text = checkedTexts({ title, content });
  required('title', text.title);
  if (!(await communityExists(services.db, community.type, community.entityId))) throw notFound();
  return {
    ...text,
    ...untraceableKind(text.title),
    community,
    holdReason: holdReason([text.title, text.content]),
    ...newAuthor(authorKey),
  };
}

async function checkedComment(
  services: Services,
  { postId, replyTo, content, authorKey }: Wire['UntraceableCommentInput'],
): Promise<New<PendingComment>> {
  const { text } = checkedTexts({ text: content });
  required('text', text);
  const parent = replyTo === null ? null : await readParent(services.db, replyTo);
  if (parent === undefined || (parent !== null && parent.post_id !== postId)) throw notFound();
  if (!(await isLive(services, postId))) throw notFound();
  const to = { postId, replyTo: parent?.id ?? null };
  return { kind: 'COMMENT', ...to, text, holdReason: holdReason([text]), ...newAuthor(authorKey) };
}

async function isLive({ db }: Services, postId: string): Promise<boolean> {
  const post = await db.selectFrom('posts').select('status').where('id', '=', postId).executeTakeFirst();
  return post?.status === 'LIVE';
}

function newAuthor(key: Wire['AuthorKey']) {
  const hash = authorKeyHash(key);
  if (hash === undefined) throw new Refusal(401, 'AUTHOR_KEY_REFUSED');
  return { authorKeyHash: hash, lastNumber: 0, lastRequest: '' };
}

export function untraceableKind(title: string): Pick<PendingPost, 'kind'> {
  const kind = kindOf({ title, hasPoll: false, offers: 0, pictures: 0, videos: 0 });
  return { kind: kind === 'QUESTION' ? kind : 'TEXT' };
}

/** False when the token is spent. A second request with it waits here until the first has committed. */
async function spend({ db }: Pick<Services, 'db'>, { nonceHash, key }: ValidToken): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('spent_tokens')
    .values({ nonce_hash: nonceHash, month: key.month })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** When the item of an earlier request appears; refused if the token was used for another text. */
async function appearanceOf(services: Pick<Services, 'db' | 'encryption'>, id: string): Promise<string> {
  const pending = await findPending(services, id, false);
  if (pending && !isDeleted(pending.item)) return pending.dueAt.toISOString();
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from posts where id = ${id}
    union all select created_at from comments where id = ${id}`.execute(services.db);
  const [row] = rows;
  if (!row) throw new Refusal(409, 'PASS_SPENT');
  return row.created_at.toISOString();
}
