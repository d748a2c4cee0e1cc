import { sql } from 'kysely';
import type { Services } from '../services';

/**
 * Lets PostgreSQL remove the write-ahead log so far: on a quiet server it would show for hours in which millisecond a
 * token was spent. Does nothing where the server's database role has no right to do this.
 */
export async function forgetWal(db: Services['db']): Promise<void> {
  const { rows } = await sql<{ can: boolean }>`
    select has_function_privilege('pg_switch_wal()', 'execute') and pg_has_role('pg_checkpoint', 'usage') as can`.execute(
    db,
  );
  if (!rows[0]?.can) return;
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
