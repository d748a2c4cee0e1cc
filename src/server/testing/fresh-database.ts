import { randomBytes } from 'node:crypto';
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

/** An empty database of its own for one test file: embedded, or on the PostgreSQL of TEST_DATABASE_URL. */
export function freshDatabase(): Promise<FreshDatabase> {
  const { TEST_ENGINE, TEST_DATABASE_URL } = process.env;
  const engine = TEST_ENGINE ?? (TEST_DATABASE_URL ? 'postgres' : 'pglite');
  if (engine === 'pglite') return freshEmbedded();
  if (!TEST_DATABASE_URL) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL.');
  return freshPostgres(TEST_DATABASE_URL);
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'humkaar-test-'));
const clean = (folder: string) => rmSync(folder, { recursive: true, force: true });

async function freshEmbedded(): Promise<FreshDatabase> {
  const template = await migratedTemplate();
  const dataDir = newFolder();
  cpSync(template, dataDir, { recursive: true });
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const drop = async () => {
    await database.close();
    clean(dataDir);
  };
  return { database, dataDir, drop };
}

const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** Making an embedded database takes seconds and copying one does not, so each set of migrations is made once. */
async function migratedTemplate(): Promise<string> {
  const migrations = readMigrations(MIGRATIONS, 'embedded');
  const hash = migrations.map((one) => one.hash.slice(0, 6)).join('');
  const template = join(tmpdir(), `humkaar-template-${hash}`);
  if (existsSync(template)) return template;
  const making = newFolder();
  const database = await openDatabase({ dataDir: making, databaseUrl: undefined });
  await migrate(database);
  await database.close();
  try {
    renameSync(making, template);
  } catch {
    // Another test file was quicker.
    clean(making);
  }
  return template;
}

async function freshPostgres(adminUrl: string): Promise<FreshDatabase> {
  const name = `humkaar_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const dataDir = newFolder();
  const database = await openDatabase({ dataDir, databaseUrl: url.href });
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
