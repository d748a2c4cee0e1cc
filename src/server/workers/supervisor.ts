import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryLimiter } from '../http/limiter';
import { memoryExchange } from '../pages/memory-exchange';
import { AllMetrics } from './all-metrics';
import { Channel } from './channel';
import type { Role, SupervisorRequests, WorkerRequests } from './protocol';
import { takeAll } from './shared-limiter';

interface Member {
  readonly role: Role;
  readonly worker: Worker;
  readonly ask: Channel<SupervisorRequests, WorkerRequests>;
  readonly ended: Promise<void>;
  isReady: boolean;
  isLeaving: boolean;
}

interface Staff {
  /** The program a worker runs, with its role as the only argument. */
  readonly program: string;
  readonly workers: number;
  readonly report: (line: string) => void;
}

/** The first restart is immediate, later ones wait longer and longer. */
const PAUSES_MS = [0, 100, 500, 2_000, 5_000];
/** A worker that ran this long is not in a crash loop. */
const STABLE_MS = 10_000;
/** How long clients of a replaced worker may keep their connection; each response tells them to close it. */
const DRAIN_MS = 5_000;
const MAX_STOP_MS = 9_500;

/**
 * Starts the workers and replaces those that end. A crash affects the requests of one worker only; the others share
 * the port and continue.
 */
export class Supervisor {
  readonly #staff: Staff;
  readonly #members = new Set<Member>();
  readonly #metrics = new AllMetrics();
  readonly #limiter = memoryLimiter(Date.now);
  readonly #pages = memoryExchange(Date.now);
  readonly #stopping = new AbortController();
  #crashes = 0;
  #renewing: Promise<void> | undefined;

  constructor(staff: Staff) {
    this.#staff = staff;
  }

  /** The first worker starts alone: it migrates the database, and reports what is wrong only once. */
  async start(): Promise<void> {
    await this.#startOne('web');
    const rest = Array.from({ length: this.#staff.workers - 1 }, () => this.#startOne('web'));
    await Promise.all([...rest, this.#startOne('jobs')]);
  }

  async #startOne(role: Role): Promise<void> {
    cluster.setupPrimary({ exec: this.#staff.program, args: [role] });
    const worker = cluster.fork();
    // Writing to a worker that has just ended is not an error.
    worker.on('error', () => undefined);
    const began = Date.now();
    this.#metrics.countWorkers(role, 1);
    await new Promise<void>((ready, fail) => {
      const ended = new Promise<void>((done) => {
        worker.once('exit', (code, signal) => {
          done();
          this.#metrics.countWorkers(role, -1);
          this.#members.delete(member);
          const how = signal ?? `code ${code}`;
          if (!member.isReady) return fail(new Error(`A worker ended with ${how} before it was ready.`));
          if (!member.isLeaving && !this.#stopping.signal.aborted) this.#replace(member, how, began);
        });
      });
      const ask = new Channel<SupervisorRequests, WorkerRequests>(worker, {
        ready: () => {
          member.isReady = true;
          ready();
        },
        take: (takes) => takeAll(this.#limiter, takes),
        takePage: async (key) => (await this.#pages.take(key)) ?? null,
        storePage: ({ key, page }) => this.#pages.store(key, page),
        releasePage: (key) => this.#pages.release(key),
        metrics: () => this.#metrics.text(this.#readers()),
        leave: (last) => this.#metrics.leave(last),
      });
      const member: Member = { role, worker, ask, ended, isReady: false, isLeaving: false };
      this.#members.add(member);
      if (this.#stopping.signal.aborted) void this.#retire(member);
    });
  }

  #readers() {
    return [...this.#members]
      .filter(({ isReady, worker }) => isReady && worker.isConnected())
      .map(
        ({ ask }) =>
          () =>
            ask.ask('figures', undefined),
      );
  }

  #replace({ role }: Member, how: string, began: number): void {
    if (Date.now() - began > STABLE_MS) this.#crashes = 0;
    this.#staff.report(`A worker (${role}) ended with ${how}. Starting another one.`);
    this.#metrics.countCrash(role);
    void this.#startAgain(role);
  }

  async #startAgain(role: Role): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const pause = PAUSES_MS[Math.min(this.#crashes++, PAUSES_MS.length - 1)];
      await wait(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        return await this.#startOne(role);
      } catch (error) {
        this.#staff.report((error as Error).message);
      }
    }
  }

  /** Replaces all workers one after another, on the files as they are now; no request fails. */
  renew(): Promise<void> {
    this.#renewing ??= this.#renewAll().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renewAll(): Promise<void> {
    try {
      for (const member of [...this.#members]) {
        if (this.#stopping.signal.aborted) return;
        // Scheduled work never runs in two processes.
        if (member.role === 'jobs') await this.#retire(member, DRAIN_MS);
        await this.#startOne(member.role);
        if (member.role === 'web') await this.#retire(member, DRAIN_MS);
      }
      this.#staff.report('All workers were restarted.');
    } catch (error) {
      this.#staff.report(`The restart was broken off: ${(error as Error).message}`);
      if (![...this.#members].some(({ role }) => role === 'jobs')) await this.#startAgain('jobs');
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([...this.#members].map((member) => this.#retire(member)));
    await this.#renewing;
  }

  async #retire(member: Member, drainMs?: number): Promise<void> {
    const { worker, ask, ended } = member;
    member.isLeaving = true;
    if (worker.isConnected()) void ask.ask('stop', drainMs).catch(() => undefined);
    const late = setTimeout(() => worker.process.kill('SIGKILL'), MAX_STOP_MS + (drainMs ?? 0));
    await ended;
    clearTimeout(late);
  }
}
