import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type Owner, ownerOf, requireOwnFolder } from './embedded-owner';
import { findPrograms, type Programs } from './embedded-programs';

export interface ClusterPlace {
  readonly folder: string;
  readonly logFile: string;
  readonly settings: readonly string[];
  /** A lock the database processes also hold; see directory-lock.ts. */
  readonly pipe?: number | undefined;
  readonly report: (label: string) => void;
}

export const SUPERUSER = 'humkaar';

const LOOK_EVERY_MS = 10;
const MAX_STOP_MS = 8_000;
const MAX_LOG_BYTES = 10_000_000;

/**
 * The shell is replaced by PostgreSQL, with a watcher that reads a pipe of this process. When this process ends for
 * any reason, the pipe closes and the watcher asks PostgreSQL for a fast shutdown; a line on the pipe ends only the
 * watcher.
 */
const WATCHED = '{ read -r _ <&4 || kill -INT $$; } & exec "$@" 4<&-';
const WATCH_PIPE = 4;

export class Cluster {
  readonly #place: ClusterPlace;
  readonly #owner: Owner | undefined;
  readonly #programs: Programs;
  #child: ChildProcess | undefined;

  constructor(place: ClusterPlace) {
    this.#place = place;
    requireOwnFolder(place.folder);
    this.#owner = ownerOf(place.folder);
    this.#programs = findPrograms(this.#owner, place.report);
  }

  /** Creates a missing cluster in a temporary folder and moves it into place when complete. */
  init(): void {
    const { folder } = this.#place;
    if (existsSync(folder)) return;
    const making = `${folder}.making`;
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { mode: 0o700 });
    if (this.#owner) chownSync(making, this.#owner.uid, this.#owner.gid);
    const { status, stderr, error } = spawnSync(
      this.#programs.initdb,
      ['-D', this.#seenFrom(making), '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', ...LOCALE],
      { ...this.#owner, cwd: making, env: ENV, encoding: 'utf8' },
    );
    if (status !== 0)
      throw new Error(
        `The database could not be created: ${error?.message ?? stderr.trim().split('\n').at(-1)}`,
      );
    moveFolder(making, folder);
  }

  moveTo(folder: string): void {
    moveFolder(this.#place.folder, folder);
  }

  /** Starts the process and waits until it accepts connections. `ended` resolves when the process ends. */
  async start(): Promise<{ readonly ended: Promise<string> }> {
    const child = this.#spawn();
    this.#child = child;
    const ended = endOf(child);
    await this.#isReady(child);
    if (hasEnded(child)) throw new Error(`${await ended}; see ${this.#place.logFile}`);
    return { ended };
  }

  #spawn(): ChildProcess {
    const { folder, settings, logFile, pipe } = this.#place;
    const options = settings.flatMap((setting) => ['-c', setting]);
    const program = [this.#programs.postgres, '-D', this.#seenFrom(folder), ...options];
    const [command = '', ...args] =
      process.platform === 'win32' ? program : ['sh', '-c', WATCHED, 'sh', ...program];
    const log = openLog(logFile);
    try {
      return spawn(command, args, {
        ...this.#owner,
        cwd: folder,
        env: ENV,
        // Detached: Ctrl+C in the terminal is for the server, which stops the database last.
        detached: true,
        stdio: ['ignore', log, log, pipe ?? 'ignore', 'pipe'],
      });
    } finally {
      closeSync(log);
    }
  }

  /** The database user may be unable to enter the parent folders, but may use its working directory. */
  #seenFrom(folder: string): string {
    return this.#owner && existsSync('/proc/self/cwd') ? '/proc/self/cwd' : folder;
  }

  /** No timeout: recovery after a crash can take long. */
  async #isReady(child: ChildProcess): Promise<void> {
    const file = join(this.#place.folder, 'postmaster.pid');
    while (!hasEnded(child)) {
      const lines = read(file).split('\n');
      if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
      await wait(LOOK_EVERY_MS);
    }
  }

  /** Fast shutdown: open transactions are rolled back, all other data is on disk. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const exit = once(child, 'exit');
    const tooLate = setTimeout(() => child.kill('SIGQUIT'), MAX_STOP_MS);
    if (process.platform === 'win32') child.kill();
    else watchPipe(child)?.end();
    await exit;
    clearTimeout(tooLate);
  }
}

const ENV = process.platform === 'win32' ? process.env : { PATH: process.env.PATH };

/** The same sort order and character set on every machine, independent of its locale. */
const LOCALE = [
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${process.platform === 'linux' ? 'C.UTF-8' : process.platform === 'darwin' ? 'en_US.UTF-8' : 'C'}`,
];

/** A program that could not be started has no process id. */
const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;
const watchPipe = (child: ChildProcess) => child.stdio[WATCH_PIPE] as Writable | null | undefined;

/** Resolves with a description of how the process ended; also ends the watcher. */
function endOf(child: ChildProcess): Promise<string> {
  // Writing to a watcher that has already ended is not an error.
  watchPipe(child)?.on('error', () => undefined);
  return new Promise((done) => {
    child.once('error', (error) => done(`PostgreSQL could not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      watchPipe(child)?.end('\n');
      done(`PostgreSQL exited with ${signal ?? `code ${code}`}`);
    });
  });
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(file, `${file}.old`);
  return openSync(file, 'a', 0o600);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A renamed folder survives a power cut only after its parent folder is synced. */
function moveFolder(from: string, to: string): void {
  renameSync(from, to);
  if (process.platform === 'win32') return;
  const fd = openSync(dirname(to), 'r');
  fsyncSync(fd);
  closeSync(fd);
}
