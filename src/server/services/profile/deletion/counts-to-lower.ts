import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountDeletionKind } from '../../../db/profile-tables';
import type { Services } from '../../services';
import { dayOf } from '../career/valid-experience';
import type { sealsOf } from './account-seals';
import { saveAccountDeletion } from './ending-queries';

const A_DAY_MS = 86_400_000;
/** Days over which the counters of one account fall. */
const DAYS = 28;

/**
 * Privacy: the follows and answer requests of a deleted account are deleted with it. Their public counters would show
 * what one person followed if they fell together, so each falls on a different random day (decision 234).
 */
export async function saveCountsToLower(
  services: Pick<Services, 'db' | 'cursors' | 'now'>,
  seals: Pick<ReturnType<typeof sealsOf>, 'follows' | 'answer requests'>,
): Promise<void> {
  const { db, now } = services;
  const follows = await db
    .selectFrom('community_members')
    .select(['type', 'entity_id'])
    .where('follower_seal', '=', seals.follows)
    .execute();
  const { rows: requests } = await sql<{ post_id: string }>`
    select post_id from answer_requests
    where (post_id, requester_seal) in (
      select post_id, sealed_for(${seals['answer requests']}, post_id)
      from (select distinct post_id from answer_requests) asked
    )`.execute(db);
  const counted = [
    ...follows.map((row) => ({ kind: 'FOLLOW', item: `${row.type} ${row.entity_id}` }) as const),
    ...requests.map((row) => ({ kind: 'ANSWER_REQUEST', item: row.post_id }) as const),
  ];
  for (const { kind, item } of counted) {
    const due_on = dayOf(new Date(now().getTime() + randomInt(1, DAYS + 1) * A_DAY_MS));
    await saveAccountDeletion(services, { kind, seal: item, fate: 'REMOVE', due_on });
  }
}

export const isCount = (kind: AccountDeletionKind): boolean => kind === 'FOLLOW' || kind === 'ANSWER_REQUEST';

export async function lowerFollowers(db: Services['db'], community: string): Promise<void> {
  await sql`
    update communities set followers = greatest(followers - 1, 0)
    where type || ' ' || entity_id = ${community}`.execute(db);
}

/** A question that was deleted meanwhile has lost its count already. */
export async function lowerAnswerRequests(db: Services['db'], postId: string): Promise<void> {
  await sql`
    update posts set answer_requests = greatest(answer_requests - 1, 0) where id = ${postId}`.execute(db);
}
