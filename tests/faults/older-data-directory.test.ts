import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/server/db/engine';
import { openPglite } from '../../src/server/db/pglite-reader';

/** Not part of `npm test`: it downloads the database package of older builds. */
const MIGRATIONS = fileURLToPath(new URL('../../src/server/db/migrations', import.meta.url));
/** The last migration of the build that wrote the directory; the newer ones are applied after the move. */
const LAST = '0062';

let work: string;
let dataDir: string;
const messages: string[] = [];
const open = () => openDatabase({ dataDir, databaseUrl: undefined }, (label) => messages.push(label));

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'humkaar-older-'));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));
beforeEach(async () => {
  messages.length = 0;
  dataDir = mkdtempSync(join(work, 'data-'));
  await writeAsOlderBuild(join(dataDir, 'db'));
});
afterEach(() => vi.unstubAllEnvs());

async function writeAsOlderBuild(folder: string): Promise<void> {
  const packageFolder = join(work, 'package');
  mkdirSync(packageFolder, { recursive: true });
  const db = await openPglite(folder, packageFolder);
  await db.exec(
    'create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  for (const file of readdirSync(MIGRATIONS).sort()) {
    if (file.slice(0, 4) > LAST) break;
    const sql = readFileSync(join(MIGRATIONS, file), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    await db.exec(sql);
    await db.exec(`insert into schema_migrations (name, hash) values ('${file.slice(0, -4)}', '${hash}')`);
  }
  await db.exec(`
    insert into industries (id, name) values (1, 'Bank');
    insert into places (id, name, state) values (1, 'Kochi', 'Kerala');
    insert into members (id, name, is_reader) values ('Mold', 'Asha “नमस्ते” 👋', true);
    insert into companies (id, name, url_name, logo, industry_id, headquarters_id, rating, founded_year, employees)
      values (1, 'Old Bank', 'old-bank', 'old', 1, 1, 0, 1990, '501-1k');`);
  await db.close();
}

describe('a data directory of a build that stored its data with PGlite', () => {
  it('a PGlite data directory is migrated once and compared, the old files stay aside, and the new tables exist', async () => {
    const database = await open();
    expect(messages.join()).toContain('Moved and verified 4 rows.');
    const members = await database.pool.query('select id, name from members');
    expect(members.rows).toEqual([{ id: 'Mold', name: 'Asha “नमस्ते” 👋' }]);
    await database.close();
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
    const remaining = readdirSync(dataDir).filter((name) => name.startsWith('pglite-kept-'));
    expect(existsSync(join(dataDir, remaining[0] ?? '', 'PG_VERSION'))).toBe(true);
    messages.length = 0;
    await (await open()).close();
    expect(messages).toEqual([]);
  });

  it('a PGlite data directory is migrated after an earlier attempt was killed half-way', async () => {
    mkdirSync(join(dataDir, 'postgres.moving', 'base'), { recursive: true });
    mkdirSync(join(dataDir, 'postgres.moving.making'));
    const database = await open();
    expect((await database.pool.query('select count(*) as n from companies')).rows).toEqual([{ n: 1 }]);
    await database.close();
  });

  it('a PGlite data directory is only set aside when the earlier attempt had already installed the new database', async () => {
    await (await open()).close();
    mkdirSync(join(dataDir, 'db'));
    const database = await open();
    expect((await database.pool.query('select count(*) as n from companies')).rows).toEqual([{ n: 1 }]);
    await database.close();
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
  });

  it('a PGlite data directory stays unchanged when the package cannot be fetched, with a message that says what to do', async () => {
    vi.stubEnv('PATH', '/nowhere');
    await expect(open()).rejects.toThrow('Nothing was changed: start again when npm can reach its registry.');
    expect(readdirSync(dataDir)).toEqual(['db']);
  });
});
