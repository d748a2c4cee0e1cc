import type { Database } from '../../db/engine';
import type { Services } from '../services';
import { type Ended, endDueAccounts } from './end-accounts';
import { sealColumns } from './ending-queries';

/** Words are here beside the tables that know their owner. */
const WITH_WORDS = ['members', 'posts', 'comments', 'former_words'];

/**
 * What is deleted still lies in the embedded engine's files until something is written over it. This writes the
 * tables anew and throws the old log away, so that nothing of an account that ended can be dug up. A PostgreSQL
 * server vacuums and recycles in its own time, and its backups are their keeper's.
 */
export async function wipeTraces({ db, pool, kind }: Pick<Database, 'db' | 'pool' | 'kind'>): Promise<void> {
  if (kind !== 'embedded') return;
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'member_id'",
  );
  const sealed = (await sealColumns(db)).map(({ table }) => table);
  for (const table of new Set([...WITH_WORDS, ...sealed, ...rows.map(({ name }) => name)]))
    await pool.query(`vacuum full ${table}`);
  await pool.query('set wal_recycle = off');
  await pool.query('checkpoint');
  await pool.query('select pg_switch_wal()');
  await pool.query('checkpoint');
}

/** What runs every hour, and by command. */
export async function endAndWipe(services: Services, database: Database): Promise<Ended> {
  const ended = await endDueAccounts(services);
  if (ended.accounts + ended.parts > 0) await wipeTraces(database);
  return ended;
}
