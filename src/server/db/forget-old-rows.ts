import type { Kysely } from 'kysely';
import { indianDay } from './indian-day';
import type { Tables } from './tables';

const A_DAY_MS = 86_400_000;
const A_MINUTE_MS = 60_000;
const LONG_AGO = new Date(0);
const KEYS_KEPT_MS = 2 * A_DAY_MS;
/** No draft is rephrased for longer, so its count is not asked for again. */
const COUNTS_KEPT_MS = 30 * A_DAY_MS;
/** As long as a member is shown what they looked at. */
const HISTORY_KEPT_MS = 90 * A_DAY_MS;

/** As long as an answer that did not arrive is asked for again. */
const ANSWERED_ADDRESSES_KEPT_MS = 30 * A_DAY_MS;
/** As long as the law wants to see how a complaint was answered. */
const GRIEVANCES_KEPT_MS = 180 * A_DAY_MS;

/** Ended sessions, keys nobody will repeat and counts of past days go away: what is not kept cannot be told. */
export async function forgetOldRows(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('session_families').where('expires_at', '<', now).execute();
  await forgetWhenRenewed(db, now);
  const longAgo = new Date(now.getTime() - KEYS_KEPT_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', longAgo).execute();
  await db.deleteFrom('email_code_counts').where('day', '<', longAgo).execute();
  const aMonthAgo = new Date(now.getTime() - COUNTS_KEPT_MS);
  await db.deleteFrom('rephrasings').where('asked_on', '<', aMonthAgo).execute();
  const aSeasonAgo = new Date(now.getTime() - HISTORY_KEPT_MS);
  await db.deleteFrom('browsing_history').where('seen_on', '<', aSeasonAgo).execute();
  await db.deleteFrom('pay_questions').where('asked_on', '<', indianDay(now)).execute();
  await forgetGrievances(db, now);
}

/** That a token was used must be known as long as it could come again; when would tell for weeks at which hours somebody was here. */
const forgetWhenRenewed = (db: Kysely<Tables>, now: Date) =>
  db
    .updateTable('refresh_tokens')
    .set({ used_at: LONG_AGO })
    .where('used_at', '<', new Date(now.getTime() - A_MINUTE_MS))
    .where('used_at', '>', LONG_AGO)
    .execute();

async function forgetGrievances(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (kept: number) => new Date(now.getTime() - kept);
  await db
    .deleteFrom('grievance_addresses')
    .where('ticket', 'in', (grievances) =>
      grievances
        .selectFrom('grievances')
        .select('ticket')
        .where('closed_at', '<', before(ANSWERED_ADDRESSES_KEPT_MS)),
    )
    .execute();
  await db.deleteFrom('grievances').where('closed_at', '<', before(GRIEVANCES_KEPT_MS)).execute();
}
