import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ensureSeedData } from './ensure-seed-data.mjs';

const folder = mkdtempSync(join(tmpdir(), 'humkaar-world-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Replaces seeding the database; counts the calls. */
function filler(dataDir, code = 0) {
  const fill = async () => {
    fill.times += 1;
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    return code;
  };
  fill.times = 0;
  return fill;
}

describe('the seed data', () => {
  it('the seed data is created once', async () => {
    const data = join(folder, 'once');
    const fill = filler(data);
    await ensureSeedData(data, { env: {}, fill });
    await ensureSeedData(data, { env: {}, fill });
    expect(fill.times).toBe(1);
  });

  it('the seed data is created again after an interrupted attempt', async () => {
    const data = join(folder, 'broken');
    await expect(ensureSeedData(data, { env: {}, fill: filler(data, 1) })).rejects.toThrow(
      'run npm start again',
    );
    const fill = filler(data);
    await ensureSeedData(data, { env: {}, fill });
    expect(fill.times).toBe(1);
  });

  it('the seed data is never inserted into an existing database', async () => {
    const data = join(folder, 'theirs');
    mkdirSync(join(data, 'postgres'), { recursive: true });
    const fill = filler(data);
    await ensureSeedData(data, { env: {}, fill });
    await ensureSeedData(data, { env: { DATABASE_URL: 'postgres://one' }, fill, isEmpty: async () => false });
    expect(fill.times).toBe(0);
  });

  it('the seed data is never inserted into a cluster of several hosts', async () => {
    const fill = filler(join(folder, 'cluster'));
    const env = { DATABASE_URL: 'postgres://me:pass@db-a:5432,db-b/humkaar' };
    await ensureSeedData(join(folder, 'cluster'), { env, fill, isEmpty: async () => true });
    expect(fill.times).toBe(0);
  });

  it('fills an empty PostgreSQL once, and another one too', async () => {
    const data = join(folder, 'postgres');
    const fill = filler(data);
    const into = (url) =>
      ensureSeedData(data, { env: { DATABASE_URL: url }, fill, isEmpty: async () => true });
    await into('postgres://one');
    await into('postgres://one');
    expect(fill.times).toBe(1);
    await into('postgres://two');
    expect(fill.times).toBe(2);
  });

  it('creating the seed data reports an unreachable database in one sentence', async () => {
    const env = { DATABASE_URL: 'postgres://humkaar:secret@127.0.0.1:9/none' };
    const refused = ensureSeedData(join(folder, 'away'), { env, fill: filler(folder) });
    await expect(refused).rejects.toThrow('The database of DATABASE_URL cannot be reached (ECONNREFUSED)');
  });

  it.each([{ NODE_ENV: 'production' }, { SEED_SIZE: 'none' }])(
    'the seed data is not created with %j',
    async (env) => {
      const data = join(folder, 'not');
      const fill = filler(data);
      await ensureSeedData(data, { env, fill });
      expect(fill.times).toBe(0);
      expect(existsSync(data)).toBe(false);
    },
  );
});
