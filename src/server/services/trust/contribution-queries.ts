import { type RawBuilder, sql } from 'kysely';
import type { LoggedContent, LoggedType } from '../../../core/trust/contribution';
import { entryText } from '../../../core/trust/entry';
import type { Services } from '../services';
import type { PendingEntry } from './pending-queries';

type Db = Services['db'];

export interface ContributionRow {
  readonly id: string;
  readonly is_shown: boolean;
  readonly content: LoggedContent;
  /** As precise as the product stores it. */
  readonly written_at: Date;
  /** Null if the log does not contain it. */
  readonly salt: string | null;
  readonly commitment: string | null;
  readonly was_shown: boolean | null;
}

/** The content in the order of core/trust/contribution.ts. */
const CONTENT: Readonly<Record<LoggedType, RawBuilder<unknown>>> = {
  POST: sql`t.created_at as written_at, jsonb_build_array(t.title, t.content) as content from posts t`,
  COMMENT: sql`t.created_at as written_at, jsonb_build_array(t.text) as content from comments t`,
  REVIEW: sql`t.written_on::timestamp at time zone 'UTC' as written_at,
    jsonb_build_array(t.title, t.likes, t.dislikes, t.overall, t.work_life, t.skills, t.culture, t.pay, t.security,
      t.promotions) as content
    from company_reviews t`,
  INTERVIEW: sql`coalesce(t.submitted_quarter, 'epoch')::timestamp at time zone 'UTC' as written_at,
    jsonb_build_array(t.difficulty, t.outcome, t.rounds, t.advice) as content from interviews t`,
};

/** Existing contributions, with their state in the log. */
export async function readContributions(
  db: Db,
  type: LoggedType,
  ids: readonly string[],
): Promise<readonly ContributionRow[]> {
  const { rows } = await sql<ContributionRow>`
    select t.id, t.status = 'LIVE' as is_shown, l.salt, l.commitment, l.is_shown as was_shown, ${CONTENT[type]}
    left join log_contributions l on l.resource_type = ${type} and l.resource_id = t.id
    where t.id = any(${ids}) and t.status <> 'DELETED'`.execute(db);
  return rows;
}

type Known = Pick<ContributionRow, 'id' | 'salt' | 'commitment'> & { readonly isShown: boolean };

/** Saves the contribution's state in the log together with the entries that announce it, in one statement. */
export async function saveChange(
  db: Db,
  type: LoggedType,
  { id, salt, commitment, isShown }: Known,
  pending: readonly PendingEntry[],
): Promise<void> {
  await sql`
    with saved as (
      insert into log_contributions (resource_type, resource_id, salt, commitment, is_shown)
      values (${type}, ${id}, ${salt}, ${commitment}, ${isShown}::boolean)
      on conflict (resource_type, resource_id)
        do update set salt = excluded.salt, commitment = excluded.commitment, is_shown = excluded.is_shown)
    insert into log_pending (commitment, due_at, entry)
    select ${commitment}, due_at, entry
    from unnest(${pending.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[],
      ${pending.map(({ entry }) => entryText(entry))}::text[]) as added (due_at, entry)`.execute(db);
}

/** Without the salt no one can match the hash in the log. Returns the hashes. */
export async function forgetContributions(
  db: Db,
  type: LoggedType,
  ids: readonly string[],
): Promise<readonly string[]> {
  const gone = await db
    .deleteFrom('log_contributions')
    .where('resource_type', '=', type)
    .where('resource_id', 'in', ids)
    .returning('commitment')
    .execute();
  return gone.map(({ commitment }) => commitment);
}
