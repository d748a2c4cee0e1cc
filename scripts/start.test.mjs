import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const START = fileURLToPath(new URL('./start.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'humkaar-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (env, flags = []) =>
  spawnSync(process.execPath, [START, ...flags], { env: { ...process.env, ...env }, encoding: 'utf8' });

/** Exactly one sentence on stderr, and a failing exit code. */
function expectSentence({ status, stdout, stderr }, sentence) {
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(sentence);
  expect(stdout).toBe('');
  expect(status).toBe(1);
}

describe('npm start refuses in one sentence', () => {
  it('a busy port', async () => {
    const other = createServer();
    await new Promise((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address();
    const data = join(folder, 'data');
    expectSentence(
      start({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data }),
      `Port ${port} on 127.0.0.1 is already in use`,
    );
    other.close();
    expect(readdirSync(folder)).not.toContain('data');
  });

  it('an invalid port', () => {
    expectSentence(start({ PORT: 'web' }), 'PORT must be a whole number');
  });

  it('a flag it does not know', () => {
    expectSentence(start({ PORT: '0' }, ['--port', '80']), 'npm start does not accept "--port"');
  });

  it('an address of another machine', () => {
    expectSentence(start({ PORT: '0', HOST: '192.0.2.1' }), 'cannot listen on 192.0.2.1:0');
  });

  it('a data directory with other files, which stay unchanged', () => {
    writeFileSync(join(folder, 'novel.txt'), 'Chapter 1');
    expectSentence(
      start({ PORT: '0', HOST: '', DATA_DIR: folder }),
      'contains files that do not belong to Humkaar',
    );
    expect(readdirSync(folder)).toEqual(['novel.txt']);
  });
});

it.each(['--help', '-h'])('npm start %s prints its help and starts nothing', (flag) => {
  const { status, stdout, stderr } = start({ PORT: 'web' }, [flag]);
  expect([status, stderr]).toEqual([0, '']);
  for (const name of ['PORT', 'DATA_DIR', 'DATABASE_URL']) expect(stdout).toContain(name);
});
