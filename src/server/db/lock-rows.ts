import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables';

/** The key of each table in which a transaction may lock several rows. */
const KEYS = {
  posts: 'id',
  comments: 'id',
  polls: 'post_id',
  chat_groups: 'id',
  chat_messages: 'id',
} as const;

/** Locks rows in key order, so that two transactions that lock the same rows do not deadlock. */
export async function lockRows(
  db: Kysely<Tables>,
  table: keyof typeof KEYS,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    select from ${sql.table(table)} where ${which} order by ${sql.ref(KEYS[table])} for update`.execute(db);
}
