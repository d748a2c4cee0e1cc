import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DatabaseError, PoolClient } from 'pg';
import type { Database } from './engine';
import { indexesOf, makeIndexes } from './make-index';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

/** The database and this build do not match; nothing was changed. */
class MigrationRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MigrationRefused';
  }
}

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const BOOK = `create table if not exists schema_migrations (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
)`;

const DUPLICATE_TABLE = '42P07';
const LOCK_NOT_AVAILABLE = '55P03';
/** Requests queue behind a step that waits for a lock, so it gives up and lets them pass before it tries again. */
const MAX_LOCK_WAIT = '1s';
const PAUSE_MS = 1_000;
const ATTEMPTS = 120;
const TURN_MS = 200;
/** Duplicate catalogue name, table or type: the errors the slower server may see. */
const MADE_MEANWHILE = ['23505', DUPLICATE_TABLE, '42710'];

interface Steps {
  readonly folder?: string;
  /** The name of the last step to run; all by default. */
  readonly last?: string | undefined;
}

type Target = Pick<Database, 'pool' | 'direct'>;

/** Migrates the database to this build's schema, each step atomically. Returns the names of the steps run. */
export async function migrate(
  { pool, direct }: Target,
  { folder = FOLDER, last }: Steps = {},
): Promise<readonly string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => last === undefined || name <= last);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await openBook(client);
    const made: string[] = [];
    const go = () => lockedStep(client, direct, migrations);
    for (let next = await go(); next; next = await go()) made.push(next);
    return made;
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Two servers starting together may both find no table; the slower attempt fails harmlessly. */
async function openBook(client: PoolClient): Promise<void> {
  try {
    await client.query(BOOK);
  } catch (error) {
    if (!MADE_MEANWHILE.includes((error as DatabaseError).code ?? '')) throw error;
  }
}

/** The migrations of this build, in order. */
export const migrationNames = (): readonly string[] => readMigrations(FOLDER).map(({ name }) => name);

function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      return { name: file.replace(/\.sql$/, ''), sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Repeats a step whose tables are in use, for example by a long query or a backup. */
async function lockedStep(
  client: PoolClient,
  direct: Target['direct'],
  migrations: readonly Migration[],
): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step(client, direct, migrations);
    } catch (error) {
      if ((error as DatabaseError).code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
    }
    await wait(PAUSE_MS);
  }
}

/**
 * Runs the first missing step. The table lock makes a second server wait instead of running it twice; servers that are
 * asked whether they are ready can still read the table.
 */
async function step(
  client: PoolClient,
  direct: Target['direct'],
  migrations: readonly Migration[],
): Promise<string | undefined> {
  await beginTurn(client);
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query(`set local lock_timeout = '${MAX_LOCK_WAIT}'`);
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations order by name',
    );
    const next = nextOf(migrations, rows);
    if (next) {
      const indexes = indexesOf(next.sql);
      if (indexes.length > 0) await makeIndexes(direct, indexes);
      else await client.query(next.sql);
      await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [
        next.name,
        next.hash,
      ]);
    }
    await client.query('commit');
    return next?.name;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw foreignTable(error as DatabaseError) ?? error;
  }
}

/**
 * Asks for the lock again and again: a transaction that waits for it may have a snapshot, and a new index in use would
 * wait for the end of that snapshot while the transaction waits for the index.
 */
async function beginTurn(client: PoolClient): Promise<void> {
  for (;;) {
    await client.query('begin');
    try {
      return void (await client.query('lock table schema_migrations in exclusive mode nowait'));
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if ((error as DatabaseError).code !== LOCK_NOT_AVAILABLE) throw error;
    }
    await wait(TURN_MS);
  }
}

const foreignTable = ({ code, message }: DatabaseError): Error | undefined =>
  code === DUPLICATE_TABLE
    ? new MigrationRefused(
        `The database has tables of another application (${message}): set DATA_DIR or DATABASE_URL to an empty database.`,
      )
    : undefined;

/** A step may be missing although later ones ran: an earlier build did not have it yet (decision 291). */
export function nextOf(
  migrations: readonly Migration[],
  applied: readonly Pick<Migration, 'name' | 'hash'>[],
): Migration | undefined {
  for (const { name, hash } of applied) {
    const ours = migrations.find((migration) => migration.name === name);
    if (!ours)
      throw new MigrationRefused(
        `The database has the migration ${name}, which this build does not have; start a newer build.`,
      );
    if (ours.hash !== hash)
      throw new MigrationRefused(
        `The migration ${name} was changed after it was applied to the database; add a new migration instead.`,
      );
  }
  const names = new Set(applied.map(({ name }) => name));
  return migrations.find(({ name }) => !names.has(name));
}
