import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directory-lock';

const RHYTHM = { beatMs: 20, timeoutMs: 200 };
const SOURCE = fileURLToPath(new URL('../testing/hold-lock.ts', import.meta.url));
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

let built: string;
let program: string;
beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'humkaar-hold-lock-'));
  program = join(built, 'hold-lock.mjs');
  buildSync({ entryPoints: [SOURCE], outfile: program, bundle: true, format: 'esm', platform: 'node' });
});
afterAll(() => rmSync(built, { recursive: true }));

let directory: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'humkaar-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

const lock = () => join(directory, 'lock');
const leaveLock = (holder: object) => writeFileSync(lock(), JSON.stringify(holder));
const take = () => lockDirectory(directory, RHYTHM);
const endedProcess = async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
};

async function contender(prefix: readonly string[] = [], more: readonly string[] = []) {
  const [command = '', ...args] = [...prefix, process.execPath, program, directory, ...more];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [text] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, output: text };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('the data directory lock', () => {
  it('a second holder is refused and the error names the process that holds the lock', async () => {
    const { release } = await take();
    await expect(take()).rejects.toThrow(DirectoryInUse);
    await expect(take()).rejects.toThrow(`in use by process ${process.pid}`);
    release();
  });

  it('a released lock is free again and leaves no files behind', async () => {
    (await take()).release();
    (await take()).release();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('the lock of a killed process is taken over and leaves no files behind', async () => {
    const { child, output: text } = await contender();
    expect(text).toBe('held');
    await kill(child);
    (await take()).release();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('exactly one of many contenders takes over the lock of a killed holder', async () => {
    await kill((await contender()).child);
    const taken = await Promise.allSettled(Array.from({ length: 20 }, take));
    const holders = taken.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(holders).toHaveLength(1);
    holders[0]?.release();
  });

  it('the lock stays taken after its holder was killed while a child process that inherited it runs', async () => {
    const { child, output: text } = await contender([], ['with-child']);
    const nextHolder = Number(/held with (\d+)/.exec(text)?.[1]);
    await kill(child);
    const refusal = await take().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DirectoryInUse);
    expect(refusal).toMatchObject({ isOrphaned: true });
    process.kill(nextHolder, 'SIGKILL');
    (await vi.waitFor(take)).release();
  });

  it('releasing leaves the lock alone when another holder has taken it', async () => {
    const { release } = await take();
    leaveLock({ pid: process.pid, startedAt: 'later', id: 'next' });
    release();
    expect(existsSync(lock())).toBe(true);
  });
});

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'the data directory lock shared by two containers',
  () => {
    it('a server in another PID namespace is refused, regardless of which started first', async () => {
      const first = await contender(CONTAINER);
      expect(first.output).toBe('held');
      const neighbours = [await contender(CONTAINER), await contender()].map(({ output: text }) => text);
      expect(neighbours).toEqual(Array(2).fill(expect.stringContaining('in use by a server in another')));
      await kill(first.child);
      const { release } = await vi.waitFor(take);
      expect((await contender(CONTAINER)).output).toContain('in use by a server in another container');
      release();
    });

    it('the lock is free for the other container as soon as the first one is killed', async () => {
      const { child } = await contender(CONTAINER);
      await kill(child);
      await expect.poll(async () => (await contender(CONTAINER)).output).toBe('held');
    });
  },
);

describe('a lock with a holder that is not visible from this machine', () => {
  const far = { pid: 1, startedAt: '1', id: 'far', kernel: 'another kernel', pidNamespace: 'pid:[1]' };

  it('a remote lock is respected while its heartbeat continues', async () => {
    leaveLock(far);
    let beats = 0;
    const heart = setInterval(() => utimesSync(lock(), ++beats, beats), RHYTHM.beatMs);
    await expect(take()).rejects.toThrow('in use by a server in another container or on another machine');
    clearInterval(heart);
  });

  it('a remote lock is taken over when its heartbeat has stopped', async () => {
    leaveLock(far);
    (await take()).release();
  });

  it('an empty lock file, as a power cut leaves it, is taken over', async () => {
    writeFileSync(lock(), '');
    (await take()).release();
  });
});

describe('a lock from an older build that stored only process ids', () => {
  it('an older lock is respected while its process runs', async () => {
    const { child } = await contender();
    const { startOf } = await import('./processes');
    leaveLock({ pid: child.pid, startedAt: startOf(child.pid ?? 0), id: 'old' });
    await expect(take()).rejects.toThrow(`in use by process ${child.pid}`);
  });

  it('an older lock is taken over when its process is gone', async () => {
    leaveLock({ pid: await endedProcess(), startedAt: '1', id: 'dead' });
    (await take()).release();
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'an older lock is taken over when another process has reused the process id',
    async () => {
      leaveLock({ pid: process.pid, startedAt: 'another time', id: 'dead' });
      (await take()).release();
    },
  );
});
