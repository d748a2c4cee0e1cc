import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '../db/engine';
import { migrate } from '../db/migrate';

export interface FreshDatabase {
  readonly database: Database;
  readonly dataDir: string;
  readonly drop: () => Promise<void>;
}

interface Options {
  readonly report?: (label: string) => void;
  readonly deadline?: number;
}

/** Opening a database takes longer than emptying one, so databases are reused between test files. */
const saved: Database[] = [];

/** A database for one test file, with our tables, no rows and a separate data directory. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const database = saved.pop() ?? (await copyOf(TEST_TEMPLATE)).database;
  const dataDir = newFolder();
  const drop = async () => {
    clean(dataDir);
    if (database.pool.ended) return;
    await emptyTables(database);
    saved.push(database);
  };
  return { database, dataDir, drop };
}

/** The embedded database with our tables, for tests that read the files of its data directory. */
export async function embeddedDatabase(preferences: Options = {}): Promise<FreshDatabase> {
  const dataDir = newFolder();
  const database = await openDatabase(
    { dataDir, databaseUrl: undefined },
    preferences.report,
    preferences.deadline,
  );
  await migrate(database);
  const drop = async () => {
    await database.close();
    clean(dataDir);
  };
  return { database, dataDir, drop };
}

/** A database without our tables, not shared with other test files. */
export const emptyDatabase = (preferences?: Options): Promise<FreshDatabase> =>
  copyOf('template1', preferences);

const OUR_TABLES = `select quote_ident(tablename) as name
  from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`;
const COUNTED_ON = `select format('alter sequence %I restart', sequencename) as statement
  from pg_sequences where schemaname = 'public' and last_value is not null`;

/** Deletes row by row without checking foreign keys: for few rows that is faster than truncating tables. */
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

/** Created at the start of a test run and removed at its end; see tests/support/one-run.ts. */
const { TEST_DATABASE_URL = '', TEST_FOLDER = tmpdir(), TEST_RUN = '' } = process.env;
const TEST_TEMPLATE = `humkaar_test_${TEST_RUN}_template`;

const newFolder = () => mkdtempSync(join(TEST_FOLDER, 'humkaar-test-'));
const clean = (folder: string) => rmSync(folder, { recursive: true, force: true });

async function copyOf(template: string, preferences: Options = {}): Promise<FreshDatabase> {
  const name = `humkaar_test_${TEST_RUN}_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${template}`);
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  const dataDir = newFolder();
  const database = await openDatabase(
    { dataDir, databaseUrl: url.href },
    preferences.report,
    preferences.deadline,
  );
  const drop = async () => {
    await database.close();
    await asAdmin(`drop database ${name} with (force)`);
    clean(dataDir);
  };
  return { database, dataDir, drop };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
