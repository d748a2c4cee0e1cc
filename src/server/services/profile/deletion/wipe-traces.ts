import { layFaces } from '../../../db/among-others';
import type { Database } from '../../../db/engine';
import { TABLES_OF_MEMBERS } from '../../../db/privacy-register';
import type { Services } from '../../services';
import { relabelFaces } from '../account/relabel-faces';
import { type Ended, endDueAccounts } from './end-accounts';

/** Tables up to this size are written anew in a moment. */
const SMALL_BYTES = 4_000_000;

/**
 * What is deleted still lies in the embedded engine's files until something is written over it. This writes the
 * tables anew and throws the old log away, so that nothing of an account that ended can be dug up. A large table is
 * only written anew when it held something, and requests get in between two tables. A PostgreSQL server vacuums and
 * recycles in its own time, and its backups are their keeper's.
 */
export async function wipeTraces(
  { pool, kind }: Pick<Database, 'pool' | 'kind'>,
  held: readonly string[],
): Promise<void> {
  if (kind !== 'embedded') return;
  const { rows: small } = await pool.query<{ name: string }>(
    'select relname as name from pg_class where relname = any($1) and pg_total_relation_size(oid) <= $2',
    [TABLES_OF_MEMBERS, SMALL_BYTES],
  );
  for (const table of new Set([...held, ...small.map(({ name }) => name)]))
    await pool.query(`vacuum full ${table}`);
  await pool.query('set wal_recycle = off');
  await pool.query('checkpoint');
  await pool.query('select pg_switch_wal()');
  await pool.query('checkpoint');
}

/** What runs every hour, and by command. Whoever left may have left others too few to be named. */
export async function endAndWipe(services: Services, database: Database): Promise<Ended> {
  const ended = await endDueAccounts(services);
  await relabelFaces(services);
  await layFaces(database.db);
  if (ended.accounts + ended.parts > 0) await wipeTraces(database, ended.tables);
  return ended;
}
