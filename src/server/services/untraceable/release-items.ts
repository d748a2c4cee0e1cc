import { sql } from 'kysely';
import { inTurn } from '../../db/in-turn';
import { insertPost } from '../composer/writing-queries';
import { sendNotification } from '../notifications/notify';
import { insertComment } from '../posts/comment-writing-queries';
import type { Services } from '../services';
import { hourOf } from '../shared/cut-to-hour';
import { groupAlias } from './group-alias';
import { decryptPending, type PendingComment, type PendingItem, type PendingPost } from './pending-items';

type Db = Services['db'];

interface DueRow {
  readonly item_id: string;
  readonly due_at: Date;
  readonly details: string;
}

interface Due<Item> {
  readonly id: string;
  readonly item: Item;
  readonly now: Date;
}

/** Publishes what has reached its hour, all in one transaction and in random order. */
export const releaseUntraceable = (services: Services): Promise<void> =>
  inTurn(services.db, 'release untraceable', async (db) => {
    const { rows } = await sql<DueRow>`
      with taken as materialized (
        delete from untraceable_pending where due_at <= ${hourOf(services.now())} returning *)
      select item_id, due_at, details from taken order by random()`.execute(db);
    const due = rows.map(({ item_id: id, due_at: now, details }) => ({
      ...{ id, now, item: decryptPending(services, id, details) },
    }));
    await lockPosts(db, due);
    for (const { item, ...rest } of due) {
      const isPublished = await (item.kind === 'COMMENT'
        ? publishComment({ ...services, db }, { item, ...rest })
        : publishPost({ ...services, db }, { item, ...rest }));
      if (isPublished) await saveAuthor(db, rest.id, item);
    }
  });

/** Locks in the same order as everywhere else. */
async function lockPosts(db: Db, due: readonly Due<PendingItem>[]): Promise<void> {
  const ids = due.flatMap(({ item }) => (item.kind === 'COMMENT' ? item.postId : []));
  await sql`select from posts where id = any(${ids}) order by id for update`.execute(db);
}

async function publishPost(services: Services, { id, item, now }: Due<PendingPost>): Promise<boolean> {
  const { db } = services;
  const { kind, title, content, community, holdReason, group } = item;
  const aliasId = await groupAlias(services, group);
  await insertPost(db, { id, aliasId, community, kind, title, content, media: [], holdReason, now });
  if (!holdReason) await sendNotification(services, db, { kind: 'posted', postId: id });
  return true;
}

/** False if the post was deleted in the meantime. */
async function publishComment(services: Services, { id, item, now }: Due<PendingComment>): Promise<boolean> {
  const { db } = services;
  const { postId, replyTo, text, holdReason, group } = item;
  const post = await db
    .selectFrom('posts')
    .select('status')
    .where('id', '=', postId)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
  if (!post) return false;
  const aliasId = await groupAlias(services, group);
  const parentId = replyTo && (await parentOf(db, replyTo));
  await insertComment(db, { id, postId, parentId, aliasId, text, holdReason, now });
  if (!holdReason && post.status === 'LIVE')
    await sendNotification(services, db, { kind: 'commented', commentId: id });
  return true;
}

/** Null if the parent comment is gone: the reply then belongs to the post. */
async function parentOf(db: Db, replyTo: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from comments where id = ${replyTo} and parent_id is null for update`.execute(db);
  return rows[0]?.id ?? null;
}

const saveAuthor = (db: Db, id: string, { authorKeyHash, lastNumber, lastRequest }: PendingItem) =>
  db
    .insertInto('untraceable_items')
    .values({
      item_id: id,
      author_key_hash: authorKeyHash,
      last_number: lastNumber,
      last_request: lastRequest,
    })
    .execute();
