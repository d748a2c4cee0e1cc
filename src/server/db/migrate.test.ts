import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '../testing/fresh-database';
import { migrate, nextOf } from './migrate';

const applied = (name: string, hash = name) => ({ name, hash });
const step = (name: string) => ({ name, sql: '', hash: name });

describe('the next migration', () => {
  const build = [step('0001-a'), step('0002-b')];

  it('the next migration is the first one missing in the database', () => {
    expect(nextOf(build, [])?.name).toBe('0001-a');
    expect(nextOf(build, [applied('0001-a')])?.name).toBe('0002-b');
    expect(nextOf(build, [applied('0001-a'), applied('0002-b')])).toBeUndefined();
  });

  it('the next migration is an earlier one that a later build added', () => {
    expect(nextOf(build, [applied('0002-b')])?.name).toBe('0001-a');
  });

  it.each([
    ['was changed afterwards', [applied('0001-a', 'other')], '0001-a was changed'],
    [
      'is unknown to this build',
      [applied('0001-a'), applied('0002-b'), applied('0003-c')],
      'start a newer build',
    ],
  ])('finding the next migration fails when one %s', (_what, rows, sentence) => {
    expect(() => nextOf(build, rows)).toThrow(sentence);
  });
});

describe('migrating', () => {
  let fresh: FreshDatabase;
  let folder: string;
  beforeAll(async () => {
    fresh = await emptyDatabase();
  });
  afterAll(() => fresh.drop());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'humkaar-migrations-'));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await fresh.database.pool.query('drop table if exists schema_migrations, fruits');
  });
  const file = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
  const run = () => migrate(fresh.database, { folder });
  const fruits = async () => (await fresh.database.pool.query('select name from fruits order by name')).rows;

  it('migrating runs each step once, in order', async () => {
    file('0001-fruits.sql', "create table fruits (name text); insert into fruits values ('mango');");
    file('0002-more.sql', "insert into fruits values ('guava')");
    expect(await run()).toEqual(['0001-fruits', '0002-more']);
    expect(await run()).toEqual([]);
    expect(await fruits()).toEqual([{ name: 'guava' }, { name: 'mango' }]);
  });

  it('a failed step leaves no changes, and migrating continues once the step is fixed', async () => {
    file('0001-fruits.sql', 'create table fruits (name text)');
    file('0002-more.sql', "insert into fruits values ('guava'); insert into nowhere values (1)");
    await expect(run()).rejects.toThrow('nowhere');
    expect(await fruits()).toEqual([]);
    file('0002-more.sql', "insert into fruits values ('guava')");
    expect(await run()).toEqual(['0002-more']);
  });

  it('a step that waits for a table in use lets readers of the table pass, and runs once the table is free', async () => {
    file('0001-fruits.sql', "create table fruits (name text); insert into fruits values ('mango');");
    await run();
    file('0002-colour.sql', 'alter table fruits add column colour text');
    const { pool } = fresh.database;
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query('select * from fruits');
    const migrated = run();
    const isWaiting = async () =>
      (await pool.query("select from pg_locks where mode = 'AccessExclusiveLock' and not granted")).rowCount;
    await expect.poll(isWaiting).toBe(1);
    expect(await fruits()).toEqual([{ name: 'mango' }]);
    await slow.query('commit');
    slow.release();
    expect(await migrated).toEqual(['0002-colour']);
  });

  it('each step runs once when two servers start together', async () => {
    file('0001-fruits.sql', "create table fruits (name text); insert into fruits values ('mango')");
    const made = await Promise.all([run(), run()]);
    expect(made.flat()).toEqual(['0001-fruits']);
    expect(await fruits()).toEqual([{ name: 'mango' }]);
  });

  it('a step creates an index while others write to its table and query the applied migrations', async () => {
    file('0001-fruits.sql', 'create table fruits (name text)');
    await run();
    file('0002-index.sql', 'create index concurrently if not exists fruits_by_name on fruits (name)');
    const { pool } = fresh.database;
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query("insert into fruits values ('mango')");
    const migrated = run();
    const isWaiting = async () =>
      (await pool.query("select from pg_stat_progress_create_index where phase like 'waiting%'")).rowCount;
    await expect.poll(isWaiting).toBe(1);
    await pool.query("insert into fruits values ('guava')");
    expect((await pool.query('select name from schema_migrations')).rows).toEqual([{ name: '0001-fruits' }]);
    await slow.query('commit');
    slow.release();
    expect(await migrated).toEqual(['0002-index']);
  });

  it('an index whose creation failed is created again', async () => {
    file(
      '0001-fruits.sql',
      "create table fruits (name text); insert into fruits values ('mango'), ('mango')",
    );
    file('0002-index.sql', 'create unique index concurrently if not exists one_name on fruits (name)');
    const { pool } = fresh.database;
    await expect(run()).rejects.toThrow('one_name');
    await pool.query('delete from fruits');
    expect(await run()).toEqual(['0002-index']);
    await pool.query("insert into fruits values ('mango')");
    await expect(pool.query("insert into fruits values ('mango')")).rejects.toThrow('one_name');
    const { rows } = await pool.query(
      "select indisvalid from pg_index where indexrelid = 'one_name'::regclass",
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  });

  it('one step creates several indexes, and creates the missing ones after a failure', async () => {
    file('0001-fruits.sql', "create table fruits (name text); insert into fruits values ('fig'), ('fig')");
    file(
      '0002-indexes.sql',
      `-- Both while the table is in use.
create index concurrently if not exists fruits_by_name on fruits (name);
create unique index concurrently if not exists one_name on fruits (lower(name));`,
    );
    const { pool } = fresh.database;
    await expect(run()).rejects.toThrow('one_name');
    await pool.query("delete from fruits; insert into fruits values ('kiwi')");
    expect(await run()).toEqual(['0002-indexes']);
    const { rows } = await pool.query(
      "select indexrelid::regclass::text as name, indisvalid from pg_index where indrelid = 'fruits'::regclass order by 1",
    );
    expect(rows).toEqual([
      { name: 'fruits_by_name', indisvalid: true },
      { name: 'one_name', indisvalid: true },
    ]);
  });

  it('two servers that start together create an index once', async () => {
    file('0001-fruits.sql', 'create table fruits (name text)');
    file('0002-index.sql', 'create index concurrently if not exists fruits_by_name on fruits (name)');
    const made = await Promise.all([run(), run()]);
    expect(made.flat().toSorted()).toEqual(['0001-fruits', '0002-index']);
  });

  it('a server that waits for the migrations of another does not delay a new index', async () => {
    file('0001-fruits.sql', 'create table fruits (name text)');
    await run();
    const { pool } = fresh.database;
    const other = await pool.connect();
    await other.query('begin; lock table schema_migrations in exclusive mode');
    const waiting = run();
    try {
      for (let index = 0; index < 5; index++)
        await pool.query(`create index concurrently fruits_${index} on fruits (name)`);
    } finally {
      await other.query('commit');
      other.release();
    }
    expect(await waiting).toEqual([]);
  });

  it('migrating stops after the requested last step', async () => {
    file('0001-fruits.sql', 'create table fruits (name text)');
    file('0002-more.sql', "insert into fruits values ('guava')");
    expect(await migrate(fresh.database, { folder, last: '0001-fruits' })).toEqual(['0001-fruits']);
    expect(await fruits()).toEqual([]);
  });
});
