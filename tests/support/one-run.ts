import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Test programs keep databases open until they are ended; what they leave is taken away here, at the end of the run. */
export function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'humkaar-run-'));
  const run = randomBytes(4).toString('hex');
  process.env.TEST_FOLDER = folder;
  process.env.TEST_RUN = run;
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    const { TEST_ENGINE, TEST_DATABASE_URL } = process.env;
    if (TEST_DATABASE_URL && TEST_ENGINE !== 'pglite') await dropDatabases(TEST_DATABASE_URL, run);
  };
}

async function dropDatabases(url: string, run: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'humkaar\\_test\\_' || $1 || '\\_%'",
    [run],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}
