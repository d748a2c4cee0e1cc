import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DirectoryLock } from './directory-lock';
import { Cluster } from './embedded-cluster';
import { clusterFolder } from './embedded-place';
import { serverSettings } from './embedded-settings';
import { moveFromPglite } from './pglite-migration';

interface EnginePlace {
  readonly dataDir: string;
  readonly workers: number;
}

type Report = (label: string) => void;

/** The first restart is immediate, later ones wait longer and longer. */
const PAUSES_MS = [0, 100, 250, 500, 1_000];
/** A process that ran this long is not in a crash loop. */
const STABLE_MS = 5_000;
/** A killed PostgreSQL leaves both. */
const PROCESS_ID_FILES = ['postmaster.pid', '.s.PGSQL.5432.lock'];

/** The embedded PostgreSQL of a data directory: starts it, restarts it after a crash, and stops it. */
export class EmbeddedEngine {
  readonly #dataDir: string;
  readonly #settings: readonly string[];
  readonly #lock: DirectoryLock;
  readonly #report: Report;
  #cluster: Cluster | undefined;
  #restarting: Promise<void> | undefined;
  #failures = 0;
  readonly #stopping = new AbortController();

  constructor({ dataDir, workers }: EnginePlace, lock: DirectoryLock, report: Report) {
    this.#dataDir = dataDir;
    this.#settings = serverSettings(workers);
    this.#lock = lock;
    this.#report = report;
  }

  async start(): Promise<void> {
    const folder = clusterFolder(this.#dataDir);
    const place = {
      logFile: join(this.#dataDir, 'postgres.log'),
      settings: this.#settings,
      pipe: this.#lock.pipe,
      report: this.#report,
    };
    await moveFromPglite(this.#dataDir, place);
    this.#cluster = new Cluster({ ...place, folder });
    this.#cluster.init();
    // The lock proves that none of its processes is left; PostgreSQL would take another process with the same id for it.
    if (this.#lock.pipe !== undefined)
      for (const name of PROCESS_ID_FILES) rmSync(join(folder, name), { force: true });
    await this.#run(this.#cluster);
  }

  async #run(cluster: Cluster): Promise<void> {
    const { ended } = await cluster.start();
    const began = Date.now();
    void ended.then((how) => {
      if (this.#stopping.signal.aborted) return;
      if (Date.now() - began > STABLE_MS) this.#failures = 0;
      this.#report(`The embedded database stopped: ${how}. Restarting it.`);
      this.#restarting = this.#startAgain(cluster);
    });
  }

  async #startAgain(cluster: Cluster): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const pause = PAUSES_MS[Math.min(this.#failures++, PAUSES_MS.length - 1)];
      await wait(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        return await this.#run(cluster);
      } catch (error) {
        this.#report(`The embedded database could not start: ${(error as Error).message}`);
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#restarting;
    await this.#cluster?.stop();
  }
}
