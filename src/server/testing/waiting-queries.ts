import type { Pool } from 'pg';

/** How many queries of this database wait for a lock. */
export async function waitingQueries({
  database,
}: {
  readonly database: { readonly pool: Pool };
}): Promise<number> {
  const { rowCount } = await database.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
}
