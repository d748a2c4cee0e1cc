import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ensureWorld } from './world.mjs';

const folder = mkdtempSync(join(tmpdir(), 'humkaar-world-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stands for filling the database; counts how often it was asked. */
function filler(folderOfData, code = 0) {
  const fill = async () => {
    fill.times += 1;
    mkdirSync(join(folderOfData, 'db'), { recursive: true });
    return code;
  };
  fill.times = 0;
  return fill;
}

describe('the seed world', () => {
  it('is made once', async () => {
    const data = join(folder, 'once');
    const fill = filler(data);
    await ensureWorld(data, { env: {}, fill });
    await ensureWorld(data, { env: {}, fill });
    expect(fill.times).toBe(1);
  });

  it('is made again from nothing when it was broken off', async () => {
    const data = join(folder, 'broken');
    await expect(ensureWorld(data, { env: {}, fill: filler(data, 1) })).rejects.toThrow(
      'run npm start again',
    );
    writeFileSync(join(data, 'db/half'), '');
    const fill = filler(data);
    await ensureWorld(data, { env: {}, fill });
    expect(fill.times).toBe(1);
    expect(existsSync(join(data, 'db/half'))).toBe(false);
  });

  it('never touches a database that was there before', async () => {
    const data = join(folder, 'theirs');
    mkdirSync(join(data, 'db'), { recursive: true });
    const fill = filler(data);
    await ensureWorld(data, { env: {}, fill });
    expect(fill.times).toBe(0);
  });

  it.each([{ NODE_ENV: 'production' }, { SEED_SIZE: 'none' }, { DATABASE_URL: 'postgres://x' }])(
    'is not made with %j',
    async (env) => {
      const data = join(folder, 'not');
      const fill = filler(data);
      await ensureWorld(data, { env, fill });
      expect(fill.times).toBe(0);
      expect(existsSync(data)).toBe(false);
    },
  );
});
