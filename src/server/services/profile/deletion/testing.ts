import { inTransaction } from '../../../db/in-transaction';
import { lockMember } from '../../../db/lock-session';
import { waitingQueries } from '../../../testing/waiting-queries';
import { until } from '../../chat/testing';
import type { CommentsEnvironment } from '../../notifications/testing';
import { endDueAccounts } from './end-accounts';

type Save = () => Promise<{ readonly status: number }>;

/** Saves while the due account of the member is being deleted. Returns the result of the deletion and of each save. */
export async function saveDuringDeletion(
  env: CommentsEnvironment,
  memberId: string,
  saves: readonly Save[],
): Promise<{ readonly ended: unknown; readonly statuses: readonly number[] }> {
  let ended: Promise<unknown> | undefined;
  let replies: ReturnType<Save>[] = [];
  await inTransaction(env.services.db, async (db) => {
    await lockMember(db, memberId, 'change');
    ended = endDueAccounts(env.services);
    await until(async () => (await waitingQueries(env)) === 1);
    replies = saves.map((save) => save());
    await until(async () => (await waitingQueries(env)) === 1 + saves.length);
  });
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  return { ended: await ended, statuses };
}
