import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/db/engine';
import { emptyDatabase, type FreshDatabase } from '../../src/server/testing/fresh-database';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> };

it('every command the README names is a script of the package', () => {
  const named = [...read('README.md').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
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

  /** The output and exit code; the test times out if the process does not exit. */
  async function run(name: string, args: readonly string[], position = 0, env = {}) {
    const [program, file = ''] = scripts[name]?.split(' ') ?? [];
    expect(program).toBe('tsx');
    const child = spawn(process.execPath, [TSX, file, ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, NODE_ENV: 'test', ...place(position), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
    const [code] = (await once(child, 'close')) as [number | null];
    return { said: text, code };
  }

  const succeeding = [
    ['role', ['list'], 'No members found.'],
    ['end-accounts', [], 'Deleted 0 accounts'],
  ] as const;
  it.each(succeeding)('npm run %s -- %j ends with what it did', async (name, args, sentence) => {
    const { said: text, code } = await run(name, args);
    expect(text).toContain(sentence);
    expect(code).toBe(0);
  });

  it('npm run backup and npm run restore end with how many rows they copied', async () => {
    const file = join(folder, 'all.gz');
    const backup = await run('backup', [file]);
    expect(backup.said).toContain('Backed up 0 rows');
    expect(backup.code).toBe(0);
    expect(await run('restore', [file], 1)).toEqual({ said: 'Restored 0 rows.\n', code: 0 });
  });

  it.runIf(kind === EMBEDDED)(
    'npm run backup and npm run role work while a server has the database open',
    async () => {
      const { DATA_DIR, DATABASE_URL } = place(0);
      const server = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined });
      await server.pool.query("insert into members (id, name, is_reader) values ('Masha', 'Asha', true)");
      expect((await run('role', ['find', 'asha'])).said).toContain('Masha');
      const { said: text, code } = await run('backup', [join(folder, 'running.gz')]);
      expect(text).toContain('Backed up 1 rows');
      expect(code).toBe(0);
      await server.pool.query('delete from members');
      await server.close();
    },
  );

  const failing = [['employer', ['claim', 'no-such-company'], 'no-such-company']] as const;
  it.each(failing)('npm run %s -- %j ends with why it failed', async (name, args, sentence) => {
    const { said: text, code } = await run(name, args);
    expect(text).toContain(sentence);
    expect(text).not.toContain('    at ');
    expect(code).toBe(1);
  });
});
