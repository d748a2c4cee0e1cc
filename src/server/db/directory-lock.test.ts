import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directory-lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'humkaar-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const leaveLock = (holder: object) => writeFileSync(join(directory, 'lock'), JSON.stringify(holder));
const endedProcess = () =>
  new Promise<number>((done) => {
    const child = spawn(process.execPath, ['-e', '']);
    child.once('exit', () => done(child.pid ?? 0));
  });

describe('the lock of a data directory', () => {
  it('refuses a second holder and says who has it', () => {
    const release = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
    expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`);
    release();
  });

  it('is free again after its release and leaves nothing behind', () => {
    lockDirectory(directory)();
    lockDirectory(directory)();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is taken over from a process that is gone', async () => {
    leaveLock({ pid: await endedProcess(), startedAt: '1', id: 'dead' });
    lockDirectory(directory)();
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'is taken over when another process got the number of the dead one',
    () => {
      leaveLock({ pid: process.pid, startedAt: 'another time', id: 'dead' });
      lockDirectory(directory)();
    },
  );

  it('goes to exactly one of many that find a dead holder', async () => {
    leaveLock({ pid: await endedProcess(), startedAt: '1', id: 'dead' });
    const holders = Array.from({ length: 20 }, () => {
      try {
        return lockDirectory(directory);
      } catch {
        return undefined;
      }
    }).filter((release) => release !== undefined);
    expect(holders).toHaveLength(1);
    holders[0]?.();
  });

  it("leaves a lock that became another holder's alone", () => {
    const release = lockDirectory(directory);
    leaveLock({ pid: process.pid, startedAt: 'later', id: 'next' });
    release();
    expect(existsSync(join(directory, 'lock'))).toBe(true);
  });
});
