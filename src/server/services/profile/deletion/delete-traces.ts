import { setTimeout as wait } from 'node:timers/promises';
import { writeDecoyAliases } from '../../../db/decoy-rows';
import type { Database } from '../../../db/engine';
import { TABLES_OF_MEMBERS } from '../../../db/member-tables';
import type { Services } from '../../services';
import { deletionFailure } from './deletion-failure';
import { type Ended, endDueAccounts } from './end-accounts';

/** Tables up to this size are always rewritten, because it takes only a moment. */
const SMALL_BYTES = 4_000_000;

/** Longer than a backup takes. A query that is still running keeps traces until the next deletion. */
const MOST_WAIT_MS = 600_000;
const BETWEEN_LOOKS_MS = 100;

/**
 * PostgreSQL's statistics contain examples of each column's values; they are computed again without those of a deleted
 * account. Deleted data also stays in the embedded engine's files until it is overwritten. Rewrites the tables and
 * discards the old log, so that no data of a deleted account can be recovered. Large tables are rewritten only if they
 * contained such data, and requests run between two tables. A PostgreSQL server vacuums and recycles at its own time;
 * its operator is responsible for backups.
 */
export async function deleteTraces(
  { pool, kind }: Pick<Database, 'pool' | 'kind'>,
  stored: readonly string[],
  stopping?: AbortSignal,
): Promise<void> {
  if (kind !== 'embedded') {
    for (const table of stored) await pool.query(`analyze ${table}`);
    return;
  }
  const { rows: small } = await pool.query<{ name: string }>(
    'select relname as name from pg_class where relname = any($1) and pg_total_relation_size(oid) <= $2',
    [TABLES_OF_MEMBERS, SMALL_BYTES],
  );
  await waitForOlderReaders(pool, stopping);
  const tables = [...new Set([...stored, ...small.map(({ name }) => name)])];
  // `analyze` leaves the statistics of an empty table as they are.
  await pool.query('delete from pg_statistic where starelid = any($1::regclass[])', [tables]);
  for (const table of tables) await pool.query(`vacuum (full, analyze) ${table}`);
  await pool.query('vacuum full pg_statistic');
  await pool.query('set wal_recycle = off');
  await pool.query('checkpoint');
  await pool.query('select pg_switch_wal()');
  await pool.query('checkpoint');
}

/** Waits for queries that began before the deletion: while they run, PostgreSQL copies what they can still see. */
async function waitForOlderReaders(pool: Database['pool'], stopping?: AbortSignal): Promise<void> {
  const { rows } = await pool.query<{ now: string }>('select pg_current_xact_id()::xid::text as now');
  const end = Date.now() + MOST_WAIT_MS;
  for (;;) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) > age($1::text::xid)`,
      [rows[0]?.now],
    );
    if (rowCount === 0 || stopping?.aborted || Date.now() > end) return;
    await wait(BETWEEN_LOOKS_MS);
  }
}

/** Runs hourly and by command. Labels that no longer hide other members change at night (decision 261). */
export async function endAndDelete(
  services: Services,
  database: Database,
  stopping?: AbortSignal,
): Promise<Ended> {
  const ended = await endDueAccounts(services);
  await writeDecoyAliases(database.db);
  if (ended.accounts + ended.parts > 0) await deleteTraces(database, ended.tables, stopping);
  if (ended.failures.length > 0) throw deletionFailure(ended);
  return ended;
}
