import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDataDir } from './data-dir.mjs';

const folder = mkdtempSync(join(tmpdir(), 'humkaar-data-dir-'));
afterAll(() => rmSync(folder, { recursive: true }));

function dataDir(name, files = {}) {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

describe('a data directory', () => {
  it('a data directory may be new, and checking does not create it', () => {
    const path = join(folder, 'a/new/one');
    checkDataDir(path);
    expect(existsSync(join(folder, 'a'))).toBe(false);
  });

  it('a data directory may be empty or ours', () => {
    checkDataDir(dataDir('empty'));
    checkDataDir(dataDir('ours', { 'secret.key': 'x', 'public-log.head': 'x', 'world.json': '{}' }));
  });

  it('a data directory may not be a file', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => checkDataDir(join(folder, 'file'))).toThrow('is a file');
  });

  it('a data directory with other files is refused and left unchanged', () => {
    const path = dataDir('photos', { 'wedding.jpg': 'x' });
    expect(() => checkDataDir(path)).toThrow('contains files that do not belong to Humkaar: set DATA_DIR');
    expect(readdirSync(path)).toEqual(['wedding.jpg']);
  });

  it('a data directory must be writable', () => {
    expect(() => checkDataDir('/proc/humkaar')).toThrow('cannot be written to');
  });

  it.runIf(process.platform !== 'win32')(
    'a data directory may not be in use by a server, whose lock keeps a pipe open',
    () => {
      const path = dataDir('used', { lock: JSON.stringify({ pid: 4711, id: 'x' }) });
      checkDataDir(path);
      const pipe = join(path, 'lock.x.pipe');
      execFileSync('mkfifo', [pipe]);
      checkDataDir(path);
      const current = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
      expect(() => checkDataDir(path)).toThrow('is in use by process 4711: stop it');
      closeSync(current);
    },
  );
});
