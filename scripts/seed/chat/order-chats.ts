import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';

/** Orders seeded chats by the hour of their last message; later messages come after them. */
export async function orderChats(db: Kysely<Tables>): Promise<void> {
  await sql`
    update chat_groups g set last_order = ordered.place
    from (
      select group_id, row_number() over (order by max(created_at), group_id) as place
      from chat_messages group by group_id
    ) ordered
    where ordered.group_id = g.id`.execute(db);
  await sql`select setval('chat_order', greatest((select max(last_order) from chat_groups), 1))`.execute(db);
}
