import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

const folder = mkdtempSync(join(tmpdir(), 'humkaar-print-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the fingerprint changes with content and names, not with tests, contracts or the time of writing', () => {
  const write = (path, text) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const now = () => fingerprint(['src'], `${folder}/`);
  write('src/core/a.ts', 'a');
  const first = now();
  write('src/core/a.ts', 'a');
  write('src/core/a.test.ts', 'test');
  write('src/contracts/feed.ts', 'made');
  expect(now()).toBe(first);
  write('src/core/a.ts', 'b');
  const second = now();
  expect(second).not.toBe(first);
  write('src/core/b.ts', '');
  expect(now()).not.toBe(second);
});
