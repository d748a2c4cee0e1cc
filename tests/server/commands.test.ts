import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import { emptyDatabase, type FreshDatabase } from '../../src/server/testing/fresh-database';
import { type CommandName, NAMES, ROOT, runCommand, scripts } from '../support/run-command';

it('every command the README names is a script of the package', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

it.each(NAMES)('npm run %s -- --help prints how to use it, and does nothing else', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'humkaar-help-'));
  const { child, ended } = runCommand(name, ['--help'], { DATA_DIR: join(folder, 'data') });
  const errors = child.stderr ? readAll(child.stderr) : '';
  const { output, code } = await ended;
  expect(output).toContain(`npm run ${name}`);
  expect(await errors).toBe('');
  expect(code).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

const EMBEDDED = 'the embedded database';
describe.each([EMBEDDED, 'a PostgreSQL of DATABASE_URL'])('commands on %s', (kind) => {
  let folder: string;
  let databases: FreshDatabase[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'humkaar-commands-'));
    databases = kind === EMBEDDED ? [] : [await emptyDatabase(), await emptyDatabase()];
  });
  afterAll(async () => {
    for (const { drop } of databases) await drop();
    rmSync(folder, { recursive: true });
  });

  const place = (index: number) => ({
    DATA_DIR: join(folder, String(index)),
    DATABASE_URL: databases[index]?.database.pool.options.connectionString ?? '',
  });

  const run = (name: CommandName, args: readonly string[], position = 0) =>
    runCommand(name, args, place(position)).ended;

  const succeeding = [
    ['role', ['list'], 'Nothing found.'],
    ['coupon', ['list'], 'There are no coupons.'],
    ['end-accounts', [], 'Deleted 0 accounts'],
  ] as const;
  it.each(succeeding)('npm run %s -- %j prints what it did', async (name, args, sentence) => {
    const { output: text, code } = await run(name, args);
    expect(text).toContain(sentence);
    expect(code).toBe(0);
  });

  it('npm run seed on a database that already has rows names the table and exits', async () => {
    const { DATA_DIR: dataDir, DATABASE_URL } = place(0);
    const database = await openDatabase({ dataDir, databaseUrl: DATABASE_URL || undefined });
    await migrate(database);
    await database.pool.query("insert into members (id, name, is_reader) values ('Masha', 'Asha', true)");
    expect(await run('seed', [])).toEqual({
      output:
        'This database already has rows in members, so no sample data was added: set DATA_DIR or DATABASE_URL to an empty database.\n',
      code: 1,
    });
    expect((await run('role', ['find', 'asha'])).output).toContain('Masha');
    expect((await database.pool.query('select * from seeds')).rows).toEqual([]);
    await database.pool.query('delete from members');
    await database.close();
  });

  it.runIf(kind !== EMBEDDED)(
    'npm run seed on a database of another application says so and changes nothing',
    async () => {
      const { database } = databases[1] as FreshDatabase;
      await database.pool.query('create table members (name text)');
      expect(await run('seed', [], 1)).toEqual({
        output:
          'The database has tables of another application (relation "members" already exists): set DATA_DIR or DATABASE_URL to an empty database.\n',
        code: 1,
      });
      const tables =
        "select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'";
      expect((await database.pool.query(tables)).rows).toEqual([{ tablename: 'members' }]);
    },
  );

  const failing = [['employer', ['claim', 'no-such-company'], 'no-such-company']] as const;
  it.each(failing)('npm run %s -- %j prints why it failed', async (name, args, sentence) => {
    const { output: text, code } = await run(name, args);
    expect(text).toContain(sentence);
    expect(text).not.toContain('    at ');
    expect(code).toBe(1);
  });
});
