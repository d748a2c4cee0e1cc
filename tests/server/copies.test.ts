import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appliedMigrations } from '../../src/server/db/dump/applied-migrations';
import { digest } from '../../src/server/db/dump/digest';
import { writeDump } from '../../src/server/db/dump/dump-file';
import { readRows } from '../../src/server/db/dump/read-rows';
import { writeRows } from '../../src/server/db/dump/write-rows';
import { SUPERUSER } from '../../src/server/db/embedded-cluster';
import { clusterFolder, socketOf } from '../../src/server/db/embedded-place';
import { openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import { type FreshDatabase, freshDatabase } from '../../src/server/testing/fresh-database';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { type CommandName, runCommand } from '../support/run-command';

/** A table in the middle of the copying order; voting does not change it. */
const MIDDLE = 'chat_messages';
/** For tests that wait for several processes in turn. */
const LIMIT_MS = 120_000;
const ASHA = 'Mb1asha2Nair3Qx4';
const POST = 'Kq3vN8xWm2Zt7Rf1';

let source: TestServer;
let folder: string;
let stopped: string;
let stoppedRows: Readonly<Record<string, string>>;
let external: FreshDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'humkaar-copies-'));
  source = await startTestServer({ alone: true });
  stopped = await directoryWith((pool) => writeRows(pool, readRows(source.database.pool)));
  stoppedRows = await digest(source.database.pool);
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  external = await freshDatabase();
});
afterEach(() => external.drop());

let made = 0;
const newDirectory = () => join(folder, `data-${made++}`);

/** The embedded database of a data directory without a running server. */
async function inDirectory<T>(dataDir: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await migrate(database);
    return await work(database.pool);
  } finally {
    await database.close();
  }
}

async function directoryWith(work: (pool: Pool) => Promise<unknown>): Promise<string> {
  const dataDir = newDirectory();
  await inDirectory(dataDir, work);
  return dataDir;
}

const urlOf = ({ database }: FreshDatabase) => database.pool.options.connectionString ?? '';
const start = (name: CommandName, args: readonly string[], dataDir: string, databaseUrl = '') =>
  runCommand(name, args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
const rowsIn = (digests: Readonly<Record<string, string>>) =>
  Object.values(digests).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);

/** Makes a command wait when it reaches the middle table. */
async function holdMiddle(pool: Pool, mode: 'access exclusive' | 'exclusive') {
  const client = await pool.connect();
  await client.query('set idle_in_transaction_session_timeout = 0');
  await client.query(`begin; lock table ${MIDDLE} in ${mode} mode`);
  const waiting = `select 1 from pg_locks where not granted and relation = '${MIDDLE}'::regclass`;
  const isReached = () =>
    expect.poll(async () => (await pool.query(waiting)).rows.length, { timeout: 30_000 }).toBe(1);
  return { isReached, release: () => client.release(true) };
}

describe('npm run backup beside a running server', () => {
  let file: string;
  beforeAll(() => {
    file = join(folder, 'beside.gz');
  });
  const backupInTheMiddle = async () => {
    const hold = await holdMiddle(source.database.pool, 'access exclusive');
    const backup = start('backup', [file], source.config.dataDir);
    await hold.isReached();
    return { ...backup, hold };
  };

  it('a backup that is killed half-way leaves no file', async () => {
    const { child, ended, hold } = await backupInTheMiddle();
    child.kill('SIGKILL');
    await ended;
    hold.release();
    expect(existsSync(file)).toBe(false);
  });

  it('a backup has every row as it was when the backup began, while members continue writing', async () => {
    const { pool } = source.database;
    const cookie = await source.signIn(ASHA);
    const before = await digest(pool);
    const { ended, hold } = await backupInTheMiddle();
    const vote = await source.send({
      method: 'POST',
      url: '/feed-services/v1/vote',
      payload: { resourceId: POST, resourceType: 'POST', voteType: 'DOWN' },
      headers: { cookie },
    });
    expect(vote.statusCode).toBe(200);
    hold.release();
    expect(await ended).toMatchObject({
      output: expect.stringContaining(`Backed up ${rowsIn(before)} rows`),
      code: 0,
    });
    expect(await digest(pool)).not.toEqual(before);
    expect(await start('restore', [file], folder, urlOf(external)).ended).toEqual({
      output: `Restored ${rowsIn(before)} rows.\n`,
      code: 0,
    });
    expect(await digest(external.database.pool)).toEqual(before);
  });
});

/** Waits in the middle of an insert, so that the database can be killed there. */
const BLOCKING = `create function wait_here() returns trigger language plpgsql as $$
  begin perform pg_sleep(600); return null; end $$;
  create trigger wait_here before insert on ${MIDDLE} for each statement execute function wait_here()`;

describe('npm run restore', () => {
  it(
    'a restore that is killed half-way with its database changes nothing, and succeeds when repeated',
    async () => {
      const file = join(folder, 'all.gz');
      const { pool } = source.database;
      await writeDump(file, await appliedMigrations(pool), readRows(pool));
      const target = await directoryWith((pool) => pool.query(BLOCKING));
      const { child, ended } = start('restore', [file], target);
      const beside = new Pool({
        host: socketOf(clusterFolder(target)),
        user: SUPERUSER,
        database: 'postgres',
      });
      const asleep = "select 1 from pg_stat_activity where wait_event = 'PgSleep'";
      const reached = () =>
        beside.query(asleep).then(
          ({ rows }) => rows.length,
          () => 0,
        );
      await expect.poll(reached, { timeout: 30_000 }).toBe(1);
      beside.on('error', () => undefined);
      child.kill('SIGKILL');
      await ended;
      await beside.end();
      await inDirectory(target, async (pool) => {
        expect(await digest(pool)).toEqual({});
        await pool.query('drop function wait_here cascade');
      });
      expect((await start('restore', [file], target).ended).code).toBe(0);
      expect(await inDirectory(target, digest)).toEqual(await digest(pool));
    },
    LIMIT_MS,
  );
});

describe('npm run move', () => {
  it(
    'a move that is killed half-way changes nothing, and copies every row when repeated',
    async () => {
      const { pool } = external.database;
      const url = urlOf(external);
      const hold = await holdMiddle(pool, 'exclusive');
      const killed = start('move', [], stopped, url);
      await hold.isReached();
      killed.child.kill('SIGKILL');
      await killed.ended;
      hold.release();
      expect(await inDirectory(stopped, digest)).toEqual(stoppedRows);
      await expect.poll(() => digest(pool)).toEqual({});
      expect(await start('move', [], stopped, url).ended).toEqual({
        output: `Copied and verified ${rowsIn(stoppedRows)} rows. Start the server with the same SECRET_KEY (or secret.key) as before.\n`,
        code: 0,
      });
      expect(await digest(pool)).toEqual(stoppedRows);
      expect(await start('backup', [join(folder, 'moved.gz')], folder, url).ended).toMatchObject({
        output: expect.stringContaining(`Backed up ${rowsIn(stoppedRows)} rows`),
      });
    },
    LIMIT_MS,
  );
});
