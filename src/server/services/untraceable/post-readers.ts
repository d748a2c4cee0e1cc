import { sql } from 'kysely';
import type { Services } from '../services';
import { decryptPending } from './pending-items';

/**
 * Deletes the marks of who saw the posts. With the key, an operator could tell from them which employees never saw a
 * post, and who is left as the author of a comment below it.
 */
export const forgetReaders = (db: Services['db'], postIds: readonly string[]) =>
  db.deleteFrom('post_views').where('post_id', 'in', postIds).executeTakeFirst();

/**
 * The same for all comments that wait, after new ones came. Not in their own transaction: the dead marks would show its
 * number, and with it when the comment was written.
 */
export async function forgetWaitingReaders({
  db,
  encryption,
}: Pick<Services, 'db' | 'encryption'>): Promise<void> {
  const { rows } = await sql<{ item_id: string; details: string }>`
    select item_id, details from untraceable_pending
    where exists (select from untraceable_pending where not is_mixed)`.execute(db);
  const posts = rows.flatMap(({ item_id: id, details }) => {
    const item = decryptPending({ encryption }, id, details);
    return item.kind === 'COMMENT' ? item.postId : [];
  });
  if (posts.length > 0) await forgetReaders(db, posts);
  // Every time: PostgreSQL remembers when it last did this, which would be the minute of the last comment.
  await sql`vacuum (truncate off, index_cleanup off) post_views`.execute(db);
}
