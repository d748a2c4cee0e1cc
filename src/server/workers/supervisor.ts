import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryLimiter } from '../http/limiter';
import { memoryExchange } from '../pages/memory-exchange';
import { AllMetrics } from './all-metrics';
import { Channel } from './channel';
import type { Role, SupervisorRequests, WorkerRequests } from './protocol';
import { takeAll } from './shared-limiter';

interface Member {
  readonly role: Role;
  readonly worker: ChildProcess;
  readonly ask: Channel<SupervisorRequests, WorkerRequests>;
  readonly ended: Promise<void>;
  /** Connections it has not taken over yet. */
  readonly offered: Map<number, Socket>;
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
/** How long clients of a replaced worker may keep their connection; each response asks to close it. */
const DRAIN_MS = 5_000;
const MAX_STOP_MS = 9_500;
const MAX_WAITING = 1_000;
/** Rendering makes much garbage. With twice the usual room for it (in MB), collecting it costs less. */
const YOUNG_OBJECTS = '--max-semi-space-size=32';

/**
 * Starts the workers, hands connections to them in turn, and replaces those that end. A crash affects the requests of
 * one worker only.
 */
export class Supervisor {
  readonly #staff: Staff;
  readonly #members = new Set<Member>();
  readonly #metrics = new AllMetrics();
  readonly #limiter = memoryLimiter(Date.now);
  readonly #pages = memoryExchange(Date.now);
  readonly #stopping = new AbortController();
  readonly #waiting: Socket[] = [];
  #turn = 0;
  #crashes = 0;
  #renewing: Promise<void> | undefined;

  constructor(staff: Staff) {
    this.#staff = staff;
  }

  /** The first worker starts alone: it runs the migrations, and reports configuration errors only once. */
  async start(): Promise<void> {
    await this.#startOne('web');
    const rest = Array.from({ length: this.#staff.workers - 1 }, () => this.#startOne('web'));
    await Promise.all([...rest, this.#startOne('jobs')]);
  }

  async #startOne(role: Role): Promise<void> {
    const worker = fork(this.#staff.program, [role], { execArgv: [...process.execArgv, YOUNG_OBJECTS] });
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
          for (const socket of member.offered.values()) this.handOver(socket);
          const how = signal ?? `code ${code}`;
          if (!member.isReady) return fail(new Error(`A worker ended with ${how} before it was ready.`));
          if (!member.isLeaving && !this.#stopping.signal.aborted) this.#replace(member, how, began);
        });
      });
      const ask = new Channel<SupervisorRequests, WorkerRequests>(worker, {
        ready: () => {
          member.isReady = true;
          if (role === 'web') this.#handOverWaiting();
          ready();
        },
        taken: (connection) => {
          member.offered.get(connection)?.destroy();
          member.offered.delete(connection);
        },
        take: (takes) => takeAll(this.#limiter, takes),
        takePage: async (key) => (await this.#pages.take(key)) ?? null,
        storePage: ({ key, page }) => this.#pages.store(key, page),
        releasePage: (key) => this.#pages.release(key),
        metrics: () => this.#metrics.text(this.#readers()),
        leave: (last) => this.#metrics.leave(last),
      });
      const member: Member = {
        role,
        worker,
        ask,
        ended,
        offered: new Map(),
        isReady: false,
        isLeaving: false,
      };
      this.#members.add(member);
      if (this.#stopping.signal.aborted) void this.#retire(member);
    });
  }

  /** In turn; while no worker is ready, for instance after a crash, connections wait. */
  handOver(socket: Socket): void {
    const ready = [...this.#members].filter(takesConnections);
    const next = ready[this.#turn++ % Math.max(1, ready.length)];
    if (next) offer(next, socket);
    else if (this.#waiting.length < MAX_WAITING) this.#waiting.push(socket);
    else socket.destroy();
  }

  #handOverWaiting(): void {
    for (const socket of this.#waiting.splice(0)) this.handOver(socket);
  }

  #readers() {
    return [...this.#members]
      .filter(({ isReady, worker }) => isReady && worker.connected)
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

  /** Replaces all workers one after another with the current files; no request fails. */
  renew(): Promise<void> {
    this.#renewing ??= this.#renewAll().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renewAll(): Promise<void> {
    const before = [...this.#members];
    const ofRole = (wanted: Role) => before.filter(({ role }) => role === wanted);
    const results = await Promise.allSettled([
      this.#renewInTurn(ofRole('web')),
      ...ofRole('jobs').map((member) => this.#renewJobs(member)),
    ]);
    const failure = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    const { report } = this.#staff;
    report(failure ? `The restart was broken off: ${failure.reason}` : 'All workers were restarted.');
  }

  /** A worker stops when its successor is ready. */
  async #renewInTurn(members: readonly Member[]): Promise<void> {
    const leaving: Promise<void>[] = [];
    for (const member of members) {
      if (this.#stopping.signal.aborted) break;
      await this.#startOne(member.role);
      leaving.push(this.#retire(member, DRAIN_MS));
    }
    await Promise.all(leaving);
  }

  /** Scheduled work must not run in two processes at once. */
  async #renewJobs(member: Member): Promise<void> {
    await this.#retire(member);
    if (this.#stopping.signal.aborted) return;
    await this.#startOne(member.role).catch(async (error: unknown) => {
      void this.#startAgain(member.role);
      throw error;
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([...this.#members].map((member) => this.#retire(member)));
    await this.#renewing;
  }

  async #retire(member: Member, drainMs?: number): Promise<void> {
    const { worker, ask, ended } = member;
    member.isLeaving = true;
    if (worker.connected) void ask.ask('stop', drainMs).catch(() => undefined);
    const late = setTimeout(() => worker.kill('SIGKILL'), MAX_STOP_MS + (drainMs ?? 0));
    await ended;
    clearTimeout(late);
  }
}

const takesConnections = ({ role, isReady, isLeaving, worker }: Member): boolean =>
  role === 'web' && isReady && !isLeaving && worker.connected;

let lastConnection = 0;

/**
 * The supervisor keeps the connection open until the worker has taken it, so that another worker gets it if
 * this one ends first.
 */
function offer({ worker, offered }: Member, socket: Socket): void {
  const connection = ++lastConnection;
  offered.set(connection, socket);
  worker.send({ connection }, socket, { keepOpen: true }, () => undefined);
}
