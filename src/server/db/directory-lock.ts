import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two processes on one embedded database lose each other's writes silently, so only one may have it. */

interface Holder {
  readonly pid: number;
  /** When that process began, so that a reused process id is not taken for the holder. */
  readonly startedAt: string | undefined;
  readonly id: string;
}

export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(`The data directory ${directory} is in use by process ${pid}; stop it or set DATA_DIR to another.`);
    this.name = 'DirectoryInUse';
  }
}

const ATTEMPTS = 50;

/** Takes the lock or throws DirectoryInUse. The answer gives it back. */
export function lockDirectory(directory: string): () => void {
  const lock = join(directory, 'lock');
  const me: Holder = { pid: process.pid, startedAt: startOf(process.pid), id: randomUUID() };
  const mine = `${lock}.${me.id}`;
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (linked(mine, lock)) return releaser(lock, me);
      const holder = read(lock);
      if (holder && isAlive(holder)) throw new DirectoryInUse(directory, holder.pid);
      if (holder) bury(lock, holder, me);
    }
    throw new Error(`The lock of ${directory} keeps changing hands.`);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** A hard link is made whole or not at all, so exactly one contender gets it. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function releaser(lock: string, me: Holder): () => void {
  const release = () => {
    process.off('exit', release);
    if (read(lock)?.id === me.id) rmSync(lock, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Moves a dead holder's lock away; renaming lets one contender win, and a fresh lock moved by mistake goes back. */
function bury(lock: string, dead: Holder, me: Holder): void {
  const grave = `${lock}.stale.${me.id}`;
  try {
    renameSync(lock, grave);
  } catch {
    return;
  }
  const moved = read(grave);
  if (moved && moved.id !== dead.id) linked(grave, lock);
  rmSync(grave, { force: true });
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return !existsSync('/proc/self/stat') || startOf(holder.pid) === holder.startedAt;
}

/** The 22nd field of /proc/pid/stat; the name before it may itself hold spaces and brackets. */
function startOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}
