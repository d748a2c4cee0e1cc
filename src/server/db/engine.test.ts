import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDatabaseAway } from '../http/problem';
import { embeddedDatabase, emptyDatabase, type FreshDatabase } from '../testing/fresh-database';
import { beginDatabase, openDatabase } from './engine';

const DEADLINE_MS = 1_500;
const messages: string[] = [];
const preferences = { report: (label: string) => messages.push(label), deadline: DEADLINE_MS };
let fresh: FreshDatabase;

const write = (id: number) => sql`insert into notes values (${id}, 'kept')`.execute(fresh.database.db);
const count = async () => (await sql`select count(*) as n from notes`.execute(fresh.database.db)).rows[0];

describe.each([
  ['embedded', () => embeddedDatabase(preferences)],
  ['external', () => emptyDatabase(preferences)],
] as const)('an open %s database', (_kind, open) => {
  beforeAll(async () => {
    fresh = await open();
    await fresh.database.pool.query('create table notes (id int primary key, text text)');
  });
  afterAll(() => fresh.drop());
  beforeEach(() => fresh.database.pool.query('truncate notes'));

  it('the database returns counts as numbers', async () => {
    await write(1);
    expect(await count()).toEqual({ n: 1 });
  });

  it('a query that takes too long fails, and the database then serves all earlier data', async () => {
    await write(1);
    await expect(sql`select pg_sleep(30)`.execute(fresh.database.db)).rejects.toSatisfy(isDatabaseAway);
    expect(await count()).toEqual({ n: 1 });
  });

  it('a prepared query works over a new connection', async () => {
    await write(1);
    const connection = await fresh.database.pool.connect();
    connection.release(true);
    await write(2);
    expect(await count()).toEqual({ n: 2 });
  });

  it('a connection stays open for the next visitor of a quiet minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const process = async () => (await fresh.database.pool.query('select pg_backend_pid()')).rows[0];
      const first = await process();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await process()).toEqual(first);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a transaction is rolled back when a query in it takes too long', async () => {
    const work = fresh.database.db.transaction().execute(async (transaction) => {
      await sql`insert into notes values (1, 'half')`.execute(transaction);
      await sql`select pg_sleep(30)`.execute(transaction);
    });
    await expect(work).rejects.toThrow();
    expect(await count()).toEqual({ n: 0 });
  });
});

describe('the embedded database', () => {
  beforeAll(async () => {
    fresh = await embeddedDatabase({ report: (label) => messages.push(label) });
    await fresh.database.pool.query('create table notes (id int primary key, text text)');
  });
  afterAll(() => fresh.drop());
  beforeEach(() => fresh.database.pool.query('truncate notes'));
  const place = () => ({ dataDir: fresh.dataDir, databaseUrl: undefined });
  const postmaster = () =>
    Number(readFileSync(join(fresh.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const setting = async (name: string) =>
    (await fresh.database.pool.query<{ value: string }>('select current_setting($1) as value', [name]))
      .rows[0]?.value;

  it('a second server is refused while the first continues to serve', async () => {
    await expect(beginDatabase(place())).rejects.toThrow('is in use by process');
    await write(1);
    expect(await count()).toEqual({ n: 1 });
  });

  it('a command uses the database of a running server, which continues after the command ends', async () => {
    const beside = await openDatabase(place());
    await beside.pool.query("insert into notes values (1, 'from a command')");
    await beside.close();
    expect(await count()).toEqual({ n: 1 });
  });

  it('the embedded database writes to disk before it acknowledges and listens on a socket only', async () => {
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
      expect([name, await setting(name)]).toEqual([name, 'on']);
    expect(await setting('listen_addresses')).toBe('');
  });

  it('the embedded database restarts with all its data after its process was killed', async () => {
    await write(1);
    process.kill(postmaster(), 'SIGKILL');
    await expect
      .poll(() => messages.join())
      .toContain('The embedded database stopped: PostgreSQL exited with SIGKILL. Restarting it.');
    await expect.poll(() => count().catch(() => 'away')).toEqual({ n: 1 });
  });

  it('the text and values of failed queries stay out of the database log', async () => {
    await write(1);
    await expect(write(1)).rejects.toThrow('duplicate key');
    await expect(fresh.database.pool.query("select 'a secret' from nowhere")).rejects.toThrow('nowhere');
    expect(readFileSync(join(fresh.dataDir, 'postgres.log'), 'utf8')).not.toMatch(
      /secret|notes|duplicate|nowhere/,
    );
  });

  it.runIf(process.getuid?.() === 0)('the embedded database never runs as root', () => {
    const user = execFileSync('ps', ['-o', 'uid=', '-p', String(postmaster())], { encoding: 'utf8' });
    expect(Number(user)).toBeGreaterThan(0);
  });
});

describe('a data directory', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'humkaar-place-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('an impossible data directory is reported in one sentence', async () => {
    const dataDir = join(folder, 'file', 'data');
    writeFileSync(join(folder, 'file'), '');
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
      `The data directory ${dataDir} cannot be written to (ENOTDIR): set DATA_DIR to a folder you own.`,
    );
  });

  it.runIf(process.platform === 'linux')(
    'a data directory that cannot be created is refused at once',
    async () => {
      const dataDir = '/proc/humkaar/data';
      await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
        `The data directory ${dataDir} cannot be written to (ENOENT)`,
      );
    },
  );

  it('a platform without embedded PostgreSQL is reported in one sentence that names DATABASE_URL', async () => {
    vi.spyOn(process, 'arch', 'get').mockReturnValue('riscv64');
    await expect(openDatabase({ dataDir: join(folder, 'data'), databaseUrl: undefined })).rejects.toThrow(
      /^There is no embedded PostgreSQL for \w+-riscv64, [^.]*: set DATABASE_URL to a PostgreSQL database \(15 or newer\)\.$/,
    );
  });

  it('a data directory with a path too long for a socket still gets a database', async () => {
    const dataDir = join(folder, 'long-'.repeat(20), 'data');
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it.runIf(process.platform === 'linux')(
    'a killed database starts again although another process has its process id',
    async () => {
      const dataDir = join(folder, 'data');
      const place = { dataDir, databaseUrl: undefined };
      await (await openDatabase(place)).close();
      const cluster = join(dataDir, 'postgres');
      const { uid, gid } = statSync(cluster);
      const other = spawn('sleep', ['60'], { uid, gid });
      for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
        writeFileSync(join(cluster, name), `${other.pid}\n${cluster}\n0\n5432\n.\n`);
      const database = await openDatabase(place);
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await database.close();
      other.kill();
      await once(other, 'exit');
    },
  );
});
