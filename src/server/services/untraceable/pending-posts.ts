import { sql } from 'kysely';
import { DECOYS } from '../../db/decoy-rows';
import { inTurn } from '../../db/in-turn';
import { hourOf } from '../feed/cut-to-hour';
import { insertPost, type NewPost } from '../feed/writing-queries';
import { sendNotification } from '../notifications/notify';
import type { Services } from '../services';
import { type Group, groupAlias } from './group-alias';

/** A post that is waiting for its hour, before encryption. */
export interface PendingPost extends Pick<NewPost, 'title' | 'content' | 'community' | 'holdReason'> {
  readonly kind: 'TEXT' | 'QUESTION';
  readonly group: Group;
  readonly authorKey: string;
  readonly lastNumber: number;
  readonly lastRequest: string;
}

type Writing = Pick<Services, 'db' | 'encryption'>;

const contextOf = (postId: string): string => `untraceable ${postId}`;
/** Every row is as long as the longest post, so that its length reveals nothing. */
const BLOCK = 24_576;

export const encryptPending = (
  { encryption }: Pick<Services, 'encryption'>,
  postId: string,
  post: PendingPost,
) => encryption.encrypt(contextOf(postId), post, BLOCK);

export const insertPending = ({ db, encryption }: Writing, postId: string, dueAt: Date, post: PendingPost) =>
  db
    .insertInto('untraceable_pending')
    .values({ post_id: postId, due_at: dueAt, details: encryptPending({ encryption }, postId, post) })
    .execute();

/** Locked until the transaction ends, so that it is not published in the meantime. */
export async function lockPending(
  { db, encryption }: Writing,
  postId: string,
): Promise<{ readonly dueAt: Date; readonly post: PendingPost } | undefined> {
  const row = await db
    .selectFrom('untraceable_pending')
    .select(['due_at', 'details'])
    .where('post_id', '=', postId)
    .forUpdate()
    .executeTakeFirst();
  return row && { dueAt: row.due_at, post: encryption.decrypt<PendingPost>(contextOf(postId), row.details) };
}

/** Rewritten among decoys in the next minute, because the change shows in the row's transaction number. */
export const changePending = ({ db, encryption }: Writing, postId: string, post: PendingPost) =>
  db
    .updateTable('untraceable_pending')
    .set({ details: encryptPending({ encryption }, postId, post), is_mixed: false })
    .where('post_id', '=', postId)
    .execute();

/**
 * Rewrites new rows among decoys in the order of random keys, in one transaction: the place and the transaction number
 * of a row would show when it was written, and which token paid for which post.
 */
export async function mixUntraceable(db: Services['db']): Promise<void> {
  await inTurn(db, 'mix untraceable', async (own) => {
    await sql`
      with taken as materialized (
        delete from untraceable_pending where exists (select from untraceable_pending where not is_mixed)
        returning post_id, due_at, details)
      insert into untraceable_pending (post_id, due_at, details, is_mixed)
      select post_id, due_at, details, true from taken order by random()`.execute(own);
    await sql`
      with taken as materialized (
        delete from spent_tokens where nonce_hash in (
          select nonce_hash from spent_tokens where not is_mixed
          union (
            select nonce_hash from spent_tokens
            where is_mixed and exists (select from spent_tokens where not is_mixed)
            order by random() limit ${DECOYS}))
        returning nonce_hash, month)
      insert into spent_tokens (nonce_hash, month, is_mixed)
      select nonce_hash, month, true from taken order by random()`.execute(own);
  });
  await sql`vacuum (truncate off) untraceable_pending, spent_tokens`.execute(db);
}

interface DueRow {
  readonly post_id: string;
  readonly due_at: Date;
  readonly details: string;
}

/** Publishes the posts whose hour has come, all in one transaction and in random order. */
export const releaseUntraceable = (services: Services): Promise<void> =>
  inTurn(services.db, 'release untraceable', async (db) => {
    const { rows } = await sql<DueRow>`
      with taken as materialized (
        delete from untraceable_pending where due_at <= ${hourOf(services.now())} returning *)
      select post_id, due_at, details from taken order by random()`.execute(db);
    for (const row of rows) await publish({ ...services, db }, row);
  });

async function publish(services: Services, { post_id: id, due_at: dueAt, details }: DueRow): Promise<void> {
  const { db, encryption } = services;
  const post = encryption.decrypt<PendingPost>(contextOf(id), details);
  const { kind, title, content, community, holdReason } = post;
  const aliasId = await groupAlias(services, post.group);
  await insertPost(db, { id, aliasId, community, kind, title, content, media: [], holdReason, now: dueAt });
  await db
    .insertInto('untraceable_posts')
    .values({
      post_id: id,
      author_key: post.authorKey,
      last_number: post.lastNumber,
      last_request: post.lastRequest,
    })
    .execute();
  if (!holdReason) await sendNotification(services, db, { kind: 'posted', postId: id });
}
