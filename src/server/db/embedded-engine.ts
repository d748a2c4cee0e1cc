import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

type Word =
  | { readonly kind: 'ready' | 'stopped' }
  | { readonly kind: 'failed' | 'broken'; readonly message: string };

const SOCKET = '.s.PGSQL.5432';
/** Names the socket's folder, so that what a killed server left is taken away by the next one. */
const NOTE = '.socket-folder';
/** A Unix socket's path may have about 100 characters. */
const LONGEST_FOLDER = 80;
const STOP_MS = 8_000;
const START_AGAIN_MS = 500;

/** The embedded database: its thread, and starting it again when it hangs or dies. */
export class EmbeddedEngine {
  /** The folder of the socket, as `host` of a pg client. */
  readonly socketFolder: string;
  readonly #directory: string;
  readonly #note: string;
  readonly #report: (what: string) => void;
  #worker: Worker | undefined;
  #restarting: Promise<void> | undefined;
  #stopped = false;

  constructor(dataDir: string, report: (what: string) => void) {
    this.#directory = join(dataDir, 'db');
    this.#report = report;
    const base = tmpdir().length > LONGEST_FOLDER ? '/tmp' : tmpdir();
    this.#note = join(dataDir, NOTE);
    forgetFolder(this.#note);
    this.socketFolder = mkdtempSync(join(base, 'hk-'));
    writeFileSync(this.#note, this.socketFolder, { mode: 0o600 });
    process.once('exit', this.#clean);
  }

  async start(): Promise<void> {
    mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
    const socket = join(this.socketFolder, SOCKET);
    rmSync(socket, { force: true });
    const worker = new Worker(new URL('./embedded-worker.mjs', import.meta.url), {
      workerData: { directory: this.#directory, socket },
      execArgv: [],
    });
    this.#worker = worker;
    worker.on('message', (word: Word) => {
      if (word.kind === 'broken') this.#report(`The embedded database broke: ${word.message}`);
    });
    await ready(worker);
    worker.once('exit', () => {
      if (this.#worker === worker && !this.#stopped) void this.restart('the database thread ended');
    });
  }

  /** A hung engine answers nothing ever again; ending its thread is as safe as ending the process. */
  restart(why: string): Promise<void> {
    this.#restarting ??= this.#startAgain(why).finally(() => {
      this.#restarting = undefined;
    });
    return this.#restarting;
  }

  async #startAgain(why: string): Promise<void> {
    this.#report(`Starting the embedded database again: ${why}.`);
    while (!this.#stopped) {
      const old = this.#worker;
      this.#worker = undefined;
      await old?.terminate();
      try {
        await this.start();
        return;
      } catch (error) {
        this.#report(`The embedded database did not start: ${(error as Error).message}`);
        await wait(START_AGAIN_MS);
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#restarting;
    const worker = this.#worker;
    if (worker) {
      const gone = new Promise((done) => worker.once('exit', done));
      worker.postMessage('stop');
      await Promise.race([gone, wait(STOP_MS, undefined, { ref: false })]);
      await worker.terminate();
    }
    process.off('exit', this.#clean);
    this.#clean();
  }

  #clean = () => {
    rmSync(this.socketFolder, { recursive: true, force: true });
    rmSync(this.#note, { force: true });
  };
}

/** Only ever removes an empty folder with nothing but our socket in it. */
function forgetFolder(note: string): void {
  try {
    const folder = readFileSync(note, 'utf8');
    rmSync(join(folder, SOCKET), { force: true });
    rmdirSync(folder);
  } catch {
    // None was left, or it is somebody else's by now.
  }
}

function ready(worker: Worker): Promise<void> {
  return new Promise((done, fail) => {
    worker.on('message', (word: Word) => {
      if (word.kind === 'ready') done();
      if (word.kind === 'failed') fail(new Error(word.message));
    });
    worker.on('error', fail);
    worker.once('exit', () => fail(new Error('the database thread ended while starting')));
  });
}
