import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isDatabaseAway } from '../http/problem';
import { emptyDatabase, type FreshDatabase } from '../testing/fresh-database';
import { QueryDeadline } from './deadline-pool';
import { openDatabase } from './engine';
import { tidy } from './housekeeping';

const DEADLINE_MS = 1_500;
let fresh: FreshDatabase;
const said: string[] = [];
beforeAll(async () => {
  fresh = await emptyDatabase({ report: (what) => said.push(what), deadline: DEADLINE_MS });
  await fresh.database.pool.query('create table notes (id int primary key, text text)');
});
afterAll(() => fresh.drop());
beforeEach(() => fresh.database.pool.query('truncate notes'));

const write = (id: number) => sql`insert into notes values (${id}, 'kept')`.execute(fresh.database.db);
const count = async () => (await sql`select count(*) as n from notes`.execute(fresh.database.db)).rows[0];
const hang = () => sql`select pg_sleep(30)`.execute(fresh.database.db);

describe('an open database', () => {
  it('answers counts as numbers', async () => {
    await write(1);
    expect(await count()).toEqual({ n: 1 });
  });

  it('fails a query that does not come back, and serves again with all it was told', async () => {
    await write(1);
    await expect(hang()).rejects.toSatisfy(isDatabaseAway);
    await expect.poll(() => count().catch(() => 'away')).toEqual({ n: 1 });
  });

  it('answers a question it knows over a new connection, too', async () => {
    await write(1);
    const connection = await fresh.database.pool.connect();
    connection.release(true);
    await write(2);
    expect(await count()).toEqual({ n: 2 });
  });

  it('undoes a transaction whose query did not come back', async () => {
    const work = fresh.database.db.transaction().execute(async (transaction) => {
      await sql`insert into notes values (1, 'half')`.execute(transaction);
      await sql`select pg_sleep(30)`.execute(transaction);
    });
    await expect(work).rejects.toThrow();
    await expect.poll(() => count().catch(() => 'away')).toEqual({ n: 0 });
  });

  it('is tidied without losing anything', async () => {
    await write(1);
    await tidy(fresh.database.pool);
    expect(await count()).toEqual({ n: 1 });
  });
});

describe.runIf((process.env.TEST_ENGINE ?? 'pglite') === 'pglite' && !process.env.TEST_DATABASE_URL)(
  'the embedded engine',
  () => {
    it('refuses a second opener and serves the first on', async () => {
      await expect(openDatabase({ dataDir: fresh.dataDir, databaseUrl: undefined })).rejects.toThrow(
        'is in use by process',
      );
      await write(1);
      expect(await count()).toEqual({ n: 1 });
    });

    it('says why it starts again', async () => {
      said.length = 0;
      await expect(hang()).rejects.toThrow(QueryDeadline);
      expect(said.join()).toContain('a query did not come back');
      await expect.poll(() => count().catch(() => 'away')).toEqual({ n: 0 });
    });

    it("takes away the socket's folder that a killed server left, and leaves none itself", async () => {
      const { database, dataDir, drop } = await emptyDatabase();
      await database.close();
      const note = join(dataDir, '.socket-folder');
      const left = mkdtempSync(join(tmpdir(), 'hk-'));
      writeFileSync(join(left, '.s.PGSQL.5432'), '');
      writeFileSync(note, left);
      const next = await openDatabase({ dataDir, databaseUrl: undefined });
      const own = readFileSync(note, 'utf8');
      expect([left, own].map((folder) => existsSync(folder))).toEqual([false, true]);
      await next.close();
      expect([own, note].map((path) => existsSync(path))).toEqual([false, false]);
      await drop();
    });
  },
);

describe('a data directory', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'humkaar-place-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('that cannot be is named in one sentence', async () => {
    const dataDir = join(folder, 'file', 'data');
    writeFileSync(join(folder, 'file'), '');
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
      `The data directory ${dataDir} cannot be written to (ENOTDIR): set DATA_DIR to a folder you own.`,
    );
  });

  it.runIf(process.platform === 'linux')('where nothing can be made is refused at once', async () => {
    const dataDir = '/proc/humkaar/data';
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
      `The data directory ${dataDir} cannot be written to (ENOENT)`,
    );
  });
});
