import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LockPipe, openPipe, pipeIsOpen } from './lock-pipe';
import { bootId, isRunning, pidNamespace, startOf } from './processes';

/**
 * Only one server may use a data directory. The holder keeps a named pipe open, visible to every process of the same
 * kernel, also in other containers. A holder on another kernel counts as alive while it sends a heartbeat.
 */
export interface DirectoryLock {
  /** Pipe descriptor: a child process that inherits it also holds the lock. Undefined without named pipes. */
  readonly pipe: number | undefined;
  readonly release: () => void;
}

interface Holder {
  readonly pid: number;
  /** Start time of the process, so that a reused process id is not mistaken for the holder. */
  readonly startedAt: string | undefined;
  readonly id: string;
  /** Undefined in locks of older builds, which stored only process ids. */
  readonly kernel?: string;
  readonly pidNamespace?: string | undefined;
}

export class DirectoryInUse extends Error {
  /** The server was killed, but processes it started still use the directory. */
  readonly isOrphaned: boolean;

  constructor(directory: string, holder: Holder) {
    const isNeighbour = holder.kernel === undefined || holder.pidNamespace === pidNamespace();
    const user = isNeighbour
      ? `process ${holder.pid}`
      : 'a server in another container or on another machine';
    super(
      `The data directory ${directory} is in use by ${user}: stop it, or set DATA_DIR to another folder.`,
    );
    this.name = 'DirectoryInUse';
    this.isOrphaned = isNeighbour && !isRunning(holder.pid, holder.startedAt);
  }
}

interface Rhythm {
  readonly beatMs: number;
  /** Max time without a heartbeat before the holder counts as gone. */
  readonly timeoutMs: number;
}

const RHYTHM: Rhythm = { beatMs: 2_000, timeoutMs: 10_000 };
const ATTEMPTS = 50;
const KERNEL = bootId() ?? hostname();
/** An unreadable lock, such as an empty file after a power cut. */
const UNREADABLE: Holder = { pid: 0, startedAt: undefined, id: '', kernel: 'unknown' };

/** Throws `DirectoryInUse` when the lock is taken. */
export async function lockDirectory(directory: string, rhythm = RHYTHM): Promise<DirectoryLock> {
  const lock = join(directory, 'lock');
  const me: Holder = {
    pid: process.pid,
    startedAt: startOf(process.pid),
    id: randomUUID(),
    kernel: KERNEL,
    pidNamespace: pidNamespace(),
  };
  const mine = `${lock}.${me.id}`;
  const pipe = openPipe(pipeOf(lock, me));
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (linked(mine, lock)) return hold({ lock, me, pipe }, rhythm);
      const holder = read(lock);
      if (!holder) continue;
      if (await isLocked(lock, holder, rhythm)) throw new DirectoryInUse(directory, holder);
      removeDeadLock(lock, holder, me);
    }
    throw new Error(`Could not lock ${directory}: other servers keep taking the lock.`);
  } catch (error) {
    pipe?.close();
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

const pipeOf = (lock: string, { id }: Pick<Holder, 'id'>): string => `${lock}.${id}.pipe`;

/** Creating a hard link is atomic, so exactly one contender gets it. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isLocked(lock: string, holder: Holder, rhythm: Rhythm): Promise<boolean> {
  if (holder.kernel === undefined) return isRunning(holder.pid, holder.startedAt);
  const isOpen = holder.kernel === KERNEL ? pipeIsOpen(pipeOf(lock, holder)) : undefined;
  return isOpen ?? (await beats(lock, holder, rhythm));
}

async function beats(lock: string, holder: Holder, { beatMs, timeoutMs }: Rhythm): Promise<boolean> {
  const before = modified(lock);
  for (let waited = 0; waited < timeoutMs; waited += beatMs) {
    await wait(beatMs);
    if (modified(lock) !== before) return (read(lock)?.id ?? holder.id) === holder.id;
  }
  return false;
}

function modified(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

interface Taken {
  readonly lock: string;
  readonly me: Holder;
  readonly pipe: LockPipe | undefined;
}

function hold({ lock, me, pipe }: Taken, { beatMs }: Rhythm): DirectoryLock {
  const beat = setInterval(() => {
    // Continuing would mix two servers' data; an uncaught error ends the process.
    if (read(lock)?.id !== me.id) throw new Error(`The lock ${lock} was taken by another server.`);
    utimesSync(lock, new Date(), new Date());
  }, beatMs);
  beat.unref();
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    clearInterval(beat);
    process.off('exit', release);
    if (read(lock)?.id === me.id) rmSync(lock, { force: true });
    pipe?.close();
  };
  process.once('exit', release);
  return { pipe: pipe?.fd, release };
}

/** Moves a dead holder's lock away. A rename lets one contender win; a fresh lock moved by mistake is put back. */
function removeDeadLock(lock: string, dead: Holder, me: Holder): void {
  const grave = `${lock}.stale.${me.id}`;
  try {
    renameSync(lock, grave);
  } catch {
    return;
  }
  const moved = read(grave);
  if (moved && moved.id !== dead.id) linked(grave, lock);
  else rmSync(pipeOf(lock, dead), { force: true });
  rmSync(grave, { force: true });
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : UNREADABLE;
  }
}
