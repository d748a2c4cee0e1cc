import { type RawBuilder, sql } from 'kysely';
import { lockRows } from '../../db/lock-rows';
import { forgetModerated } from '../moderation/decision-queries';
import type { Services } from '../services';

/** Reports carry a keyed seal per message; the reports of a member are found by recomputing it. */
export const forgetChatReports = (db: Services['db'], reporterKey: string) =>
  sql`delete from chat_reports where reporter_seal = sealed_for(${reporterKey}, message_id)`.execute(db);

/** Removes an alias and its messages. A direct chat ends for both: the rest would only reveal the departure. */
export async function endChats(db: Services['db'], ownerSeal: string): Promise<void> {
  const own = sql`(select id from aliases where owner_seal = ${ownerSeal})`;
  await lockRows(db, 'chat_groups', sql`id in (select group_id from chat_seats where alias_id in ${own})`);
  const moderated = await moderatedIn(db, own);
  await lockRows(db, 'chat_messages', sql`id = any(${moderated}::text[])`);
  await forgetModerated(db, 'MESSAGE', moderated);
  await sql`
    delete from chat_groups g where g.kind = 'DIRECT'
      and exists (select from chat_seats s where s.group_id = g.id and s.alias_id in ${own})`.execute(db);
  await sql`
    update chat_groups g set members = members - 1 from chat_seats s
    where s.group_id = g.id and s.alias_id in ${own} and s.status <> 'LEFT'`.execute(db);
  for (const [table, column] of PLACES)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in ${own}`.execute(db);
}

/** Moderated messages deleted with these aliases, by either member of a direct chat. */
async function moderatedIn(db: Services['db'], aliases: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from chat_messages m join chat_groups g on g.id = m.group_id
    where (m.alias_id in ${aliases} or g.kind = 'DIRECT' and exists (
        select from chat_seats s where s.group_id = g.id and s.alias_id in ${aliases}))
      and exists (
        select from moderation_decisions d where d.resource_type = 'MESSAGE' and d.resource_id = m.id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const PLACES = [
  ['chat_messages', 'alias_id'],
  ['chat_seats', 'alias_id'],
  ['chat_blocks', 'alias_id'],
  ['chat_blocks', 'blocked_alias_id'],
] as const;
