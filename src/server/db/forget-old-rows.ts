import { type Kysely, sql } from 'kysely';
import { REMOVAL_DAYS } from '../../core/moderation/removed-contributions';
import { CHALLENGE_PERIOD_DAYS } from '../../core/reviews/challenge';
import { monthOf, validMonths } from '../../core/untraceable/rules';
import { indianDay } from './indian-day';
import type { Tables } from './tables';

const A_DAY_MS = 86_400_000;
const AN_HOUR_MS = 3_600_000;
const KEYS_RETENTION_MS = 2 * A_DAY_MS;
/** Drafts are not rephrased after this time, so the count is no longer needed. */
const COUNTS_RETENTION_MS = 30 * A_DAY_MS;
/** Members see their browsing history for this long. */
const HISTORY_RETENTION_MS = 90 * A_DAY_MS;

/** Complainants may ask again for a reply that did not arrive for this long. */
const ANSWERED_ADDRESSES_RETENTION_MS = 30 * A_DAY_MS;
/** The law requires complaint records for this long. */
const GRIEVANCES_RETENTION_MS = 180 * A_DAY_MS;
/** As long as authors can complain about a decision. */
const STAFF_ACTIONS_RETENTION_MS = 180 * A_DAY_MS;

/** Deletes expired keys and past counts: deleted data cannot be disclosed. */
export async function forgetOldRows(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('spent_proofs').where('expires_at', '<', now).execute();
  const longAgo = new Date(now.getTime() - KEYS_RETENTION_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', longAgo).execute();
  // The send time is needed only until the next code is allowed; later it would reveal when a member was active.
  const anHourAgo = new Date(now.getTime() - AN_HOUR_MS);
  await db.deleteFrom('email_codes').where('expires_at', '<', anHourAgo).execute();
  await db.deleteFrom('email_code_counts').where('day', '<', longAgo).execute();
  const aMonthAgo = new Date(now.getTime() - COUNTS_RETENTION_MS);
  await db.deleteFrom('rephrasings').where('used_on', '<', aMonthAgo).execute();
  const aSeasonAgo = new Date(now.getTime() - HISTORY_RETENTION_MS);
  await db.deleteFrom('browsing_history').where('seen_on', '<', aSeasonAgo).execute();
  const periodStart = indianDay(new Date(now.getTime() - CHALLENGE_PERIOD_DAYS * A_DAY_MS));
  await sql`delete from company_challenges where asked_on < ${periodStart}::date`.execute(db);
  const removalsStart = indianDay(new Date(now.getTime() - REMOVAL_DAYS * A_DAY_MS));
  await sql`delete from removed_contributions where removed_on <= ${removalsStart}::date`.execute(db);
  const actionsStart = indianDay(new Date(now.getTime() - STAFF_ACTIONS_RETENTION_MS));
  await sql`delete from staff_actions where acted_on < ${actionsStart}::date`.execute(db);
  await forgetTokens(db, now);
  await forgetGrievances(db, now);
}

/** A token cannot be used after its key has expired, so its record is no longer needed. */
async function forgetTokens(db: Kysely<Tables>, now: Date): Promise<void> {
  const expired = validMonths(now).at(-1) ?? '';
  for (const table of ['spent_tokens', 'token_batches', 'token_keys'] as const)
    await db.deleteFrom(table).where('month', '<', expired).execute();
  await db.deleteFrom('token_proofs').where('month', '<', monthOf(now)).execute();
}

async function forgetGrievances(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (saved: number) => new Date(now.getTime() - saved);
  await db
    .deleteFrom('grievance_addresses')
    .where('ticket', 'in', (grievances) =>
      grievances
        .selectFrom('grievances')
        .select('ticket')
        .where('closed_at', '<', before(ANSWERED_ADDRESSES_RETENTION_MS)),
    )
    .execute();
  await db.deleteFrom('grievances').where('closed_at', '<', before(GRIEVANCES_RETENTION_MS)).execute();
}
