import type { Pool } from 'pg';
import type { Config } from '../../src/server/config';
import { appliedMigrations } from '../../src/server/db/dump/applied-migrations';
import { openExisting } from '../../src/server/db/dump/existing-database';
import { migrationNames } from '../../src/server/db/migrate';
import { checkDiscretion } from './check-discretion';
import { type Finding, ok, warning, wrong } from './finding';

const OLDEST = 150_000;
const EXTENSIONS = ['btree_gin', 'pg_trgm'];
const MAX_SKEW_MS = 2_000;
/** Per process; see decision 169. */
const CONNECTIONS_OF_PROCESS = 14;

export async function checkDatabase(config: Config): Promise<readonly Finding[]> {
  const database = await openExisting(config);
  try {
    return [
      ...(await checkVersion(database.pool)),
      ...(await checkExtensions(database.pool)),
      ...(await checkMigrations(database.pool)),
      ...(await checkClock(database.pool)),
      ...(await checkConnections(database.pool, config)),
      ...(await checkDiscretion(database.pool)),
    ];
  } finally {
    await database.close();
  }
}

async function checkVersion(pool: Pool): Promise<readonly Finding[]> {
  const { rows } = await pool.query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  );
  const [{ number = '', name = '' } = {}] = rows;
  return Number(number) >= OLDEST
    ? [ok('database', `PostgreSQL ${name}`)]
    : [wrong('database', `PostgreSQL ${name} is too old`, 'use PostgreSQL 15 or newer')];
}

async function checkExtensions(pool: Pool): Promise<readonly Finding[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from pg_available_extensions where name = any($1)',
    [EXTENSIONS],
  );
  const missing = EXTENSIONS.filter((extension) => !rows.some(({ name }) => name === extension));
  return missing.length === 0
    ? []
    : [
        wrong(
          'database',
          `it lacks ${missing.join(' and ')}`,
          'install the contrib package of your PostgreSQL',
        ),
      ];
}

async function checkMigrations(pool: Pool): Promise<readonly Finding[]> {
  const applied = await appliedMigrations(pool);
  const ours = migrationNames();
  const foreign = applied.filter((name) => !ours.includes(name));
  const due = ours.filter((name) => !applied.includes(name));
  if (foreign.length > 0)
    return [
      wrong('migrations', `the database has ${foreign[0]}, this build does not`, 'deploy the newer build'),
    ];
  return due.length === 0
    ? [ok('migrations', `all ${ours.length} applied`)]
    : [warning('migrations', `${due.length} are due`, 'back up, then start the server; it applies them')];
}

async function checkClock(pool: Pool): Promise<readonly Finding[]> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const after = Date.now();
  const theirs = rows[0]?.now.getTime() ?? 0;
  const skew = Math.max(0, before - theirs, theirs - after);
  return skew <= MAX_SKEW_MS
    ? [ok('clock', 'agrees with the database')]
    : [
        wrong(
          'clock',
          `differs from the database by ${Math.round(skew / 1000)} s`,
          'synchronise both with NTP',
        ),
      ];
}

async function checkConnections(pool: Pool, { workers }: Config): Promise<readonly Finding[]> {
  const { rows } = await pool.query<{ max: number }>(
    "select current_setting('max_connections')::integer as max",
  );
  const max = rows[0]?.max ?? 0;
  const needed = CONNECTIONS_OF_PROCESS * (workers === 1 ? 1 : workers + 1);
  return needed <= max
    ? [ok('connections', `${needed} of ${max} needed by this server`)]
    : [
        wrong(
          'connections',
          `this server needs ${needed}, the database allows ${max}`,
          'raise max_connections or lower WORKERS',
        ),
      ];
}
