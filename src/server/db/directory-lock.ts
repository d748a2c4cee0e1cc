import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LockPipe, openPipe, pipeIsOpen } from './lock-pipe';
import { bootId, isRunning, pidNamespace, startOf } from './processes';

/**
 * Only one server may use a data directory. The holder keeps a named pipe open, which every other process of the
 * same kernel can see, also from another container. A holder on another kernel is judged by its heartbeat.
 */
export interface DirectoryLock {
  /** The pipe's descriptor: a child process that inherits it holds the lock as well. Undefined: no named pipes here. */
  readonly pipe: number | undefined;
  readonly release: () => void;
}

interface Holder {
  readonly pid: number;
  /** When that process began, so that a reused process id is not taken for the holder. */
  readonly startedAt: string | undefined;
  readonly id: string;
  /** Undefined in locks of builds that knew only process ids. */
  readonly kernel?: string;
  readonly pidNamespace?: string | undefined;
}

export class DirectoryInUse extends Error {
  /** The server was killed, and processes it started still use the directory. */
  readonly isOrphaned: boolean;

  constructor(directory: string, holder: Holder) {
    const isNeighbour = holder.kernel === undefined || holder.pidNamespace === pidNamespace();
    const who = isNeighbour ? `process ${holder.pid}` : 'a server in another container or on another machine';
    super(`The data directory ${directory} is in use by ${who}: stop it, or set DATA_DIR to another folder.`);
    this.name = 'DirectoryInUse';
    this.isOrphaned = isNeighbour && !isRunning(holder.pid, holder.startedAt);
  }
}

interface Rhythm {
  readonly beatMs: number;
  /** How long a heartbeat may stay away before its holder counts as gone. */
  readonly patienceMs: number;
}

const RHYTHM: Rhythm = { beatMs: 2_000, patienceMs: 10_000 };
const ATTEMPTS = 50;
const KERNEL = bootId() ?? hostname();
/** A lock that cannot be read, such as an empty file after a power cut. */
const UNREADABLE: Holder = { pid: 0, startedAt: undefined, id: '', kernel: 'unknown' };

/** Takes the lock or throws DirectoryInUse. */
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
      if (await isHeld(lock, holder, rhythm)) throw new DirectoryInUse(directory, holder);
      bury(lock, holder, me);
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

async function isHeld(lock: string, holder: Holder, rhythm: Rhythm): Promise<boolean> {
  if (holder.kernel === undefined) return isRunning(holder.pid, holder.startedAt);
  const isOpen = holder.kernel === KERNEL ? pipeIsOpen(pipeOf(lock, holder)) : undefined;
  return isOpen ?? (await beats(lock, holder, rhythm));
}

async function beats(lock: string, holder: Holder, { beatMs, patienceMs }: Rhythm): Promise<boolean> {
  const before = modified(lock);
  for (let waited = 0; waited < patienceMs; waited += beatMs) {
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
    // Writing on would mix two servers' data; an uncaught error ends the process.
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
  else rmSync(pipeOf(lock, dead), { force: true });
  rmSync(grave, { force: true });
}

/** Undefined when there is no lock. */
function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : UNREADABLE;
  }
}
