import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { type Database, openDatabase } from '../db/engine';
import { migrate, readMigrations } from '../db/migrate';

export interface FreshDatabase {
  readonly database: Database;
  readonly dataDir: string;
  readonly drop: () => Promise<void>;
}

interface Wishes {
  readonly report?: (what: string) => void;
  readonly deadline?: number;
}

/** Opening a database takes seconds and emptying one does not, so a program keeps what its test files gave back. */
const kept: Database[] = [];

/** A database for one test file, with our tables and no rows, and a data directory of its own. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const database = kept.pop() ?? (await ownDatabase()).database;
  const dataDir = newFolder();
  const drop = async () => {
    clean(dataDir);
    if (database.pool.ended) return;
    await emptyTables(database);
    kept.push(database);
  };
  return { database, dataDir, drop };
}

/** The same, not shared with anybody before or after, in its data directory. */
export async function ownDatabase(): Promise<FreshDatabase> {
  const fresh = await databaseOf(migratedTemplate);
  await migrate(fresh.database);
  return fresh;
}

/** A database of one's own without our tables. */
export const emptyDatabase = (wishes?: Wishes): Promise<FreshDatabase> => databaseOf(emptyTemplate, wishes);

const OUR_TABLES = `select quote_ident(tablename) as name
  from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`;
const COUNTED_ON = `select format('alter sequence %I restart', sequencename) as statement
  from pg_sequences where schemaname = 'public' and last_value is not null`;

/** Row by row and without looking at who refers to whom: our few rows are gone sooner than any table is truncated. */
async function emptyTables({ pool }: Database): Promise<void> {
  const tables = await pool.query<{ name: string }>(OUR_TABLES);
  const looks = tables.rows.map(({ name }) => `(select '${name}' as name from ${name} limit 1)`);
  const filled = await pool.query<{ name: string }>(looks.join(' union all '));
  const counted = await pool.query<{ statement: string }>(COUNTED_ON);
  const statements = [
    'begin',
    'set local session_replication_role = replica',
    ...filled.rows.map(({ name }) => `delete from ${name}`),
    ...counted.rows.map(({ statement }) => statement),
    'commit',
  ];
  await pool.query(statements.join(';'));
}

/** Embedded, or on the PostgreSQL of TEST_DATABASE_URL. */
function databaseOf(template: () => Promise<string>, wishes: Wishes = {}): Promise<FreshDatabase> {
  const { TEST_ENGINE, TEST_DATABASE_URL } = process.env;
  const engine = TEST_ENGINE ?? (TEST_DATABASE_URL ? 'postgres' : 'pglite');
  if (engine === 'pglite') return freshEmbedded(template, wishes);
  if (!TEST_DATABASE_URL) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL.');
  return freshPostgres(TEST_DATABASE_URL, wishes);
}

/** A run of the tests cleans up its own folder and its own databases at its end; see tests/support/one-run.ts. */
const { TEST_FOLDER = tmpdir(), TEST_RUN = 'alone' } = process.env;

const newFolder = () => mkdtempSync(join(TEST_FOLDER, 'humkaar-test-'));
const clean = (folder: string) => rmSync(folder, { recursive: true, force: true });

async function freshEmbedded(template: () => Promise<string>, wishes: Wishes): Promise<FreshDatabase> {
  const dataDir = newFolder();
  cpSync(await template(), dataDir, { recursive: true });
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, wishes.report, wishes.deadline);
  const drop = async () => {
    await database.close();
    clean(dataDir);
  };
  return { database, dataDir, drop };
}

const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** Making an embedded database takes seconds and copying one does not, so each kind is made once. */
const emptyTemplate = () => template('empty', async () => undefined);
const migratedTemplate = () =>
  template(
    createHash('sha256')
      .update(
        readMigrations(MIGRATIONS, 'embedded')
          .map((one) => one.hash)
          .join(''),
      )
      .digest('hex'),
    migrate,
  );

async function template(name: string, fill: (database: Database) => Promise<unknown>): Promise<string> {
  const folder = join(tmpdir(), `humkaar-template-${name}`);
  if (existsSync(folder)) return folder;
  const making = newFolder();
  const database = await openDatabase({ dataDir: making, databaseUrl: undefined });
  await fill(database);
  await database.close();
  try {
    renameSync(making, folder);
  } catch {
    // Another test file was quicker.
    clean(making);
  }
  return folder;
}

async function freshPostgres(adminUrl: string, wishes: Wishes): Promise<FreshDatabase> {
  const name = `humkaar_test_${TEST_RUN}_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const dataDir = newFolder();
  const database = await openDatabase({ dataDir, databaseUrl: url.href }, wishes.report, wishes.deadline);
  const drop = async () => {
    await database.close();
    await asAdmin(adminUrl, `drop database ${name} with (force)`);
    clean(dataDir);
  };
  return { database, dataDir, drop };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
