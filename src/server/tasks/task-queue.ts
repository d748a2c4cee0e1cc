import { CompiledQuery, type Kysely, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../db/engine';
import { inTransaction } from '../db/in-transaction';
import { inTurn } from '../db/in-turn';
import type { Tables } from '../db/tables';
import { errorText } from '../describe-error';
import type { ScheduledTask } from './scheduled-task';
import { TaskLocks } from './task-locks';

const QUEUE = 'tasks';
const RETRIES = 8;
/** Doubles with every attempt, with a random part. */
const FIRST_RETRY_S = 1;
/** pg-boss has no longer one. Locks show earlier that a process is lost. */
const LIMIT_S = 23 * 3600;
/** Longer than the time between taking a task and locking it. */
const LOCKED_AFTER_S = 3;
const DEAD_RETENTION_S = 7 * 86_400;

export interface TaskRun {
  readonly id: string;
  readonly name: string;
}

export const TASK_STATES = ['waiting', 'running', 'retrying', 'dead'] as const;
export type TaskCounts = Readonly<Record<(typeof TASK_STATES)[number], number>>;

type Db = Kysely<Tables>;

/**
 * Tasks as jobs of one pg-boss queue, shared by all servers (decision 195). A job has the name of its task and nothing
 * else, and is deleted when it is done; one that fails too often stays for a week.
 */
export class TaskQueue {
  readonly #db: Db;
  readonly #pool: Database['pool'];
  readonly #report: (line: string) => void;
  readonly #locks: TaskLocks;
  #opened: PgBoss | undefined;

  constructor({ db, pool, direct }: Database, report: (line: string) => void) {
    this.#db = db;
    this.#pool = pool;
    this.#report = report;
    this.#locks = new TaskLocks(direct);
  }

  /** Creates the queue's tables on the first start. Can be repeated if the database was away. */
  async open(): Promise<void> {
    if (this.#opened) return;
    // A start that failed cannot be repeated, so each attempt has its own.
    const boss = new PgBoss({
      db: { executeSql: (text: string, values: unknown[]) => this.#pool.query(text, values) },
      schedule: false,
      archiveFailedAfterSeconds: DEAD_RETENTION_S,
      // The archive is a second table in which jobs wait to be deleted.
      deleteAfterSeconds: 1,
    });
    boss.on('error', (error) => this.#report(`The task queue failed: ${errorText(error)}`));
    try {
      // Two servers that create the tables at the same time get errors from PostgreSQL, such as a deadlock.
      await inTurn(this.#db, 'open the task queue', async () => {
        await boss.start();
        await boss.createQueue(QUEUE, { name: QUEUE, policy: 'short' });
      });
    } catch (error) {
      await boss.stop({ graceful: false });
      throw error;
    }
    this.#opened = boss;
  }

  get #boss(): PgBoss {
    if (!this.#opened) throw new Error('The task queue is not open.');
    return this.#opened;
  }

  /** Plans each task that neither waits nor runs, such as one of a new build or one whose last run failed for good. */
  async plan(tasks: readonly ScheduledTask[]): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      select singleton_key as name from pgboss.job where name = ${QUEUE} and state < 'completed'`.execute(
      this.#db,
    );
    const planned = new Set(rows.map(({ name }) => name));
    for (const task of tasks) if (!planned.has(task.name)) await this.#add(task, this.#db);
  }

  /** Lets these tasks run now. */
  async hasten(tasks: readonly ScheduledTask[]): Promise<void> {
    await sql`
      update pgboss.job set start_after = now()
      where name = ${QUEUE} and state = 'created' and singleton_key = any(${tasks.map(({ name }) => name)}::text[])`.execute(
      this.#db,
    );
  }

  /** Takes a due task and locks it, so that no other server runs it. */
  async take(): Promise<TaskRun | undefined> {
    for (;;) {
      const [job] = await this.#boss.fetch(QUEUE, { includeMetadata: true });
      if (!job) return undefined;
      const name = job.singletonKey ?? '';
      if (await this.#locks.take(name)) return { id: job.id, name };
      // A run that was planned twice; the other one plans the next.
      await this.#boss.deleteJob(QUEUE, job.id);
    }
  }

  /** Plans the next run in the transaction that ends this one. */
  async finish({ id, name }: TaskRun, task: ScheduledTask): Promise<void> {
    await inTransaction(this.#db, async (transaction) => {
      await this.#boss.deleteJob(QUEUE, id, { db: over(transaction) });
      await this.#add(task, transaction);
    });
    await this.#locks.release(name);
  }

  /** Runs the task again later, or keeps it as dead after the last attempt. The reason must name no one. */
  async fail({ id, name }: TaskRun, reason: string): Promise<void> {
    await this.#boss.fail(QUEUE, id, { reason }).finally(() => this.#locks.release(name));
  }

  /** Lets tasks run again whose process has ended: their locks are free. */
  async reclaim(): Promise<void> {
    const { rows } = await sql<TaskRun>`
      select id::text, singleton_key as name from pgboss.job
      where name = ${QUEUE} and state = 'active'
        and started_on < now() - interval '1 second' * ${LOCKED_AFTER_S}`.execute(this.#db);
    for (const run of rows) if (await this.#locks.take(run.name)) await this.fail(run, 'process lost');
  }

  /** Removes a task that this build does not know. */
  async discard({ id, name }: TaskRun): Promise<void> {
    await this.#boss.deleteJob(QUEUE, id).finally(() => this.#locks.release(name));
  }

  async count(): Promise<TaskCounts> {
    const { rows } = await sql<TaskCounts>`
      select count(*) filter (where state = 'created')::integer as waiting,
        count(*) filter (where state = 'active')::integer as running,
        count(*) filter (where state = 'retry')::integer as retrying,
        count(*) filter (where state = 'failed')::integer as dead
      from pgboss.job where name = ${QUEUE}`.execute(this.#db);
    return rows[0] ?? { waiting: 0, running: 0, retrying: 0, dead: 0 };
  }

  async close(): Promise<void> {
    await this.#opened?.stop({ graceful: false });
    await this.#locks.close();
  }

  #add({ name, every }: ScheduledTask, db: Db): Promise<string | null> {
    return this.#boss.send(QUEUE, null as unknown as object, {
      db: over(db),
      singletonKey: name,
      startAfter: every,
      expireInSeconds: LIMIT_S,
      retryLimit: RETRIES,
      retryDelay: FIRST_RETRY_S,
      retryBackoff: true,
    });
  }
}

const over = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values) => ({
    rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows as unknown[],
  }),
});
