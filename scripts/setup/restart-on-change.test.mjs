import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { restarting } from './restart-on-change.mjs';
import { ROOT } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'humkaar-restarting-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('restarts after a change, only after the previous process has ended', async () => {
  const book = join(folder, 'book');
  const sources = join(folder, 'sources');
  mkdirSync(sources);
  writeFileSync(book, '');
  const program = `
    const { appendFileSync } = require('node:fs');
    const note = (word) => appendFileSync(process.argv[1], word + ' ');
    process.on('SIGTERM', () => setTimeout(() => { note('ended'); process.exit(); }, 300));
    note('started');
    setInterval(() => {}, 1000);`;
  const stop = restarting(process.execPath, ['-e', program, book], {
    folders: [relative(ROOT, sources)],
    options: {},
    timeout: 20,
  });
  const written = () => readFileSync(book, 'utf8');
  await expect.poll(written, { timeout: 20_000 }).toBe('started ');
  writeFileSync(join(sources, 'a.test.ts'), 'a test is no reason');
  writeFileSync(join(sources, 'a.ts'), 'one');
  writeFileSync(join(sources, 'b.ts'), 'two');
  await expect.poll(written, { timeout: 20_000 }).toBe('started ended started ');
  await stop();
  expect(written()).toBe('started ended started ended ');
}, 60_000);
