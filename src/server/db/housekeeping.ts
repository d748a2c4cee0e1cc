import type { Pool } from 'pg';

/** The embedded engine has no background workers: without this its log grows and its statistics age. */

const EVERY_MS = 5 * 60_000;
const TABLES = `select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables`;

/** Writes the log back and vacuums now and then. The answer stops it and waits for a run under way. */
export function keepTidy(pool: Pool, report: (what: string) => void, every = EVERY_MS): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = tidy(pool).catch((error: Error) => report(`Tidying the database failed: ${error.message}`));
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** One statement at a time, so that requests get in between. */
export async function tidy(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(TABLES);
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
  await pool.query('checkpoint');
}
