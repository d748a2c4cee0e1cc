import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';
import { sendNotification } from './notify';

const AT_ONCE = 20;
const A_DAY_MS = 86_400_000;

/** Notifies each ended poll once. Polls that ended before this feature existed are skipped. */
export async function notifyEndedPolls(services: Services): Promise<void> {
  const now = services.now();
  await services.db
    .updateTable('polls')
    .set({ is_notified: true })
    .where('is_notified', '=', false)
    .where('ends_at', '<', new Date(now.getTime() - A_DAY_MS))
    .execute();
  const ended = await services.db
    .selectFrom('polls')
    .innerJoin('posts', 'posts.id', 'polls.post_id')
    .select('polls.post_id')
    .where('polls.is_notified', '=', false)
    .where('polls.ends_at', '<=', now)
    .where('posts.status', '=', 'LIVE')
    .limit(AT_ONCE)
    .execute();
  for (const { post_id } of ended) await notifyOnce(services, post_id);
}

const notifyOnce = (services: Services, postId: string) =>
  inTransaction(services.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('polls')
      .set({ is_notified: true })
      .where('post_id', '=', postId)
      .where('is_notified', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await sendNotification(services, db, { kind: 'poll ended', postId });
  });
