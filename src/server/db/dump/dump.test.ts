import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../../testing/fresh-database';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { appliedMigrations } from './applied-migrations';
import { digest } from './digest';
import { migrationsOf, readDump, writeDump } from './dump-file';
import { readRows } from './read-rows';
import { inOrder } from './table-order';
import { writeRows } from './write-rows';

let server: TestServer;
let folder: string;
let file: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'humkaar-dump-'));
  file = join(folder, 'backup.gz');
  const { pool } = server.database;
  await writeDump(file, await appliedMigrations(pool), readRows(pool));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

let target: FreshDatabase;
beforeEach(async () => {
  target = await freshDatabase();
});
afterEach(() => target.drop());
const restore = (from = file) => writeRows(target.database.pool, readDump(from));

describe('a backup', () => {
  it('a backup restores every row unchanged', async () => {
    const before = await digest(server.database.pool);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['posts', 'comments', 'votes', 'members']));
    await restore();
    expect(await digest(target.database.pool)).toEqual(before);
    expect(await migrationsOf(file)).toEqual(await appliedMigrations(target.database.pool));
  });

  it('a restored database continues its sequences after the copied rows', async () => {
    const add = (db: TestServer['services']['db'], id: string) =>
      db
        .insertInto('job_alerts')
        .values({ id, owner_seal: id, box: id, job_profile_ids: [1] })
        .execute();
    const other = await freshDatabase();
    try {
      for (const id of ['one', 'two', 'three']) await add(other.database.db, id);
      await writeRows(target.database.pool, readRows(other.database.pool));
      await add(target.database.db, 'four');
      const { rows } = await target.database.pool.query('select id from job_alerts order by position');
      expect(rows.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four']);
    } finally {
      await other.drop();
    }
  });

  it('a backup is not restored into a database that already has rows', async () => {
    await restore();
    const before = await digest(target.database.pool);
    await expect(restore()).rejects.toThrow('already has rows');
    expect(await digest(target.database.pool)).toEqual(before);
  });

  it.each([
    ['cut off', (lines: string[]) => lines.slice(0, -3)],
    ['changed', (lines: string[]) => lines.map((line) => line.replace('Asha', 'Usha'))],
    ['something else', () => ['{"other":true}']],
  ])('a backup that is %s restores nothing', async (_what, corruptLines) => {
    const corruptFile = join(folder, 'spoilt.gz');
    writeFileSync(
      corruptFile,
      gzipSync(corruptLines(gunzipSync(readFileSync(file)).toString().split('\n')).join('\n')),
    );
    await expect(restore(corruptFile)).rejects.toThrow(/incomplete or damaged|not a Humkaar backup/);
    expect(await digest(target.database.pool)).toEqual({});
  });
});

describe('a damaged or missing backup file', () => {
  it('a backup file truncated in the middle of its bytes restores nothing', async () => {
    const corruptFile = join(folder, 'half.gz');
    writeFileSync(corruptFile, readFileSync(file).subarray(0, -200));
    await expect(restore(corruptFile)).rejects.toThrow('incomplete or damaged');
    expect(await digest(target.database.pool)).toEqual({});
  });

  it('a missing backup file is reported as missing', async () => {
    await expect(migrationsOf(join(folder, 'nothing.gz'))).rejects.toThrow('ENOENT');
  });
});

describe('a copy to another database', () => {
  it('a copy has every row in the other database', async () => {
    await writeRows(target.database.pool, readRows(server.database.pool));
    expect(await digest(target.database.pool)).toEqual(await digest(server.database.pool));
  });
});

it('the order of rows without a key does not change the checksum, other rows do', async () => {
  const sums = ["('one'), ('two')", "('two'), ('one')", "('one'), ('one')"].map(async (rows) => {
    const { database, drop } = await emptyDatabase();
    try {
      await database.pool.query(`create table notes (text text); insert into notes values ${rows}`);
      return await digest(database.pool);
    } finally {
      await drop();
    }
  });
  const [first, reversed, other] = await Promise.all(sums);
  expect(reversed).toEqual(first);
  expect(other).not.toEqual(first);
});

describe('the table order', () => {
  it('the table order puts parents first and refuses cycles', () => {
    const tables = [
      { name: 'comments', parents: ['posts'] },
      { name: 'posts', parents: ['aliases'] },
      { name: 'aliases', parents: [] },
    ];
    expect(inOrder(tables).map(({ name }) => name)).toEqual(['aliases', 'posts', 'comments']);
    expect(() =>
      inOrder([
        { name: 'a', parents: ['a2'] },
        { name: 'a2', parents: ['a'] },
      ]),
    ).toThrow('refer to each other');
  });
});
