import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import { startThrowawayPostgres } from '../../src/server/testing/throwaway-postgres';

/**
 * One PostgreSQL per test run: the embedded one, or TEST_DATABASE_URL. Tables are created once in a template that
 * every test file clones; leftovers are deleted at the end.
 */
export async function setup(): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: input } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'humkaar-run-'));
  const run = randomBytes(4).toString('hex');
  const postgres = input ? undefined : await startThrowawayPostgres();
  const url = input ?? postgres?.url ?? '';
  Object.assign(process.env, { TEST_FOLDER: folder, TEST_RUN: run, TEST_DATABASE_URL: url });
  await makeTemplate(url, `humkaar_test_${run}_template`);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    if (postgres) await postgres.stop();
    else await dropDatabases(url, run);
  };
}

async function makeTemplate(url: string, name: string): Promise<void> {
  await asAdmin(url, async (client) => void (await client.query(`create database ${name}`)));
  const template = new URL(url);
  template.pathname = `/${name}`;
  const database = await openDatabase({ dataDir: '', databaseUrl: template.href });
  await migrate(database);
  await database.close();
}

const dropDatabases = (url: string, run: string): Promise<void> =>
  asAdmin(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'humkaar\\_test\\_' || $1 || '\\_%'",
      [run],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });

async function asAdmin(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
