import { sql } from 'kysely';
import type { Services } from '../services';

/** Reports are sealed for their message; by trying, those of one member are found. */
export const forgetChatReports = (db: Services['db'], reporterKey: string) =>
  sql`delete from chat_reports where reporter_seal = sealed_for(${reporterKey}, message_id)`.execute(db);

/**
 * Takes a face out of every chat, with all it said. A chat of two is over for both: what is left of it
 * would only tell that somebody is gone.
 */
export async function endChats(db: Services['db'], ownerSeal: string): Promise<void> {
  const own = sql`(select id from faces where owner_seal = ${ownerSeal})`;
  await sql`
    delete from chat_groups g where g.kind = 'DIRECT'
      and exists (select from chat_seats s where s.group_id = g.id and s.face_id in ${own})`.execute(db);
  await sql`
    update chat_groups g set members = members - 1 from chat_seats s
    where s.group_id = g.id and s.face_id in ${own} and s.status <> 'LEFT'`.execute(db);
  for (const [table, column] of PLACES)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in ${own}`.execute(db);
}

const PLACES = [
  ['chat_messages', 'face_id'],
  ['chat_seats', 'face_id'],
  ['chat_blocks', 'face_id'],
  ['chat_blocks', 'blocked_face_id'],
] as const;
