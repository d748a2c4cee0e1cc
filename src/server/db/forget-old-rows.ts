import type { Kysely } from 'kysely';
import type { Tables } from './tables';

const A_DAY_MS = 86_400_000;
const KEYS_KEPT_MS = 2 * A_DAY_MS;
/** No draft is rephrased for longer, so its count is not asked for again. */
const COUNTS_KEPT_MS = 30 * A_DAY_MS;
/** As long as a member is shown what they looked at. */
const HISTORY_KEPT_MS = 90 * A_DAY_MS;

/** Ended sessions, keys nobody will repeat and counts of past days go away: what is not kept cannot be told. */
export async function forgetOldRows(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('session_families').where('expires_at', '<', now).execute();
  const longAgo = new Date(now.getTime() - KEYS_KEPT_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', longAgo).execute();
  await db.deleteFrom('email_code_counts').where('day', '<', longAgo).execute();
  const aMonthAgo = new Date(now.getTime() - COUNTS_KEPT_MS);
  await db.deleteFrom('rephrasings').where('asked_on', '<', aMonthAgo).execute();
  const aSeasonAgo = new Date(now.getTime() - HISTORY_KEPT_MS);
  await db.deleteFrom('browsing_history').where('seen_on', '<', aSeasonAgo).execute();
}
