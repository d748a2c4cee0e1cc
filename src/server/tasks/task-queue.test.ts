import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '../testing/fresh-database';
import { runTasks } from './run-tasks';
import type { ScheduledTask } from './scheduled-task';
import { TaskMetrics } from './task-metrics';
import { TaskQueue } from './task-queue';

const SERVERS = 4;
const TASKS = 12;
const RUNS = 5;

let fresh: FreshDatabase;
let queues: TaskQueue[] = [];
const reports: string[] = [];
beforeEach(async () => {
  fresh = await emptyDatabase();
});
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.close();
  await fresh.drop();
  reports.splice(0);
});

async function openQueue(): Promise<TaskQueue> {
  const queue = new TaskQueue(fresh.database, (line) => reports.push(line));
  queues.push(queue);
  await queue.open();
  return queue;
}
const task = (name: string, work: ScheduledTask['work'] = async () => undefined): ScheduledTask => ({
  name,
  work,
  every: 3600,
});
const jobs = async () =>
  (await fresh.database.pool.query('select * from pgboss.job order by singleton_key')).rows;
const makeDue = () =>
  fresh.database.pool.query("update pgboss.job set start_after = now() where state < 'active'");
/** As if the tasks had started a minute ago. */
const makeOld = () =>
  fresh.database.pool.query("update pgboss.job set started_on = started_on - interval '1 minute'");

function serve(queue: TaskQueue, tasks: readonly ScheduledTask[], registry = new Registry()) {
  queues = queues.filter((other) => other !== queue);
  const metrics = new TaskMetrics(registry);
  return runTasks({ queue, tasks, metrics, count: async () => {}, report: (line) => reports.push(line) }, 5);
}

it('servers that start at the same time all open the queue', async () => {
  for (let start = 0; start < 10; start++) {
    await Promise.all(Array.from({ length: 2 * SERVERS }, openQueue));
    for (const queue of queues.splice(0)) await queue.close();
    await fresh.database.pool.query('drop schema pgboss cascade');
  }
});

it('four servers run every due task once, and no task twice at the same time', async () => {
  const runs = new Map<string, number>();
  const running = new Set<string>();
  const overlaps: string[] = [];
  const tasks = Array.from({ length: TASKS }, (_, index) => {
    const name = `task ${index}`;
    return task(name, async () => {
      if (running.has(name)) overlaps.push(name);
      running.add(name);
      await fresh.database.pool.query('select pg_sleep(0.01)');
      running.delete(name);
      runs.set(name, (runs.get(name) ?? 0) + 1);
    });
  });
  const servers = await Promise.all(Array.from({ length: SERVERS }, openQueue));
  await servers[0]?.plan(tasks);
  const stops = servers.map((queue) => serve(queue, tasks));
  for (let round = 1; round <= RUNS; round++) {
    await makeDue();
    await expect.poll(() => [...runs.values()].filter((count) => count >= round).length).toBe(TASKS);
    // The last run of a round also has to be planned again.
    await expect
      .poll(async () => (await jobs()).filter(({ state }) => state === 'created').length)
      .toBe(TASKS);
  }
  await Promise.all(stops.map((stop) => stop()));
  expect([...runs.values()]).toEqual(Array.from({ length: TASKS }, () => RUNS));
  expect([overlaps, reports]).toEqual([[], []]);
});

it('a failed task is retried after increasing delays, then stays as dead while its next run is planned', async () => {
  const queue = await openQueue();
  const tasks = [task('count stars')];
  await queue.plan(tasks);
  const waits: number[] = [];
  for (;;) {
    await makeDue();
    const run = await queue.take();
    if (!run) break;
    await queue.fail(run, '23505');
    const [row] = await jobs();
    if (row.state !== 'retry') break;
    waits.push(row.start_after.getTime() - Date.now());
  }
  expect(waits).toHaveLength(8);
  for (const [index, wait] of waits.entries()) {
    // Between half and all of the doubled time, less what the test itself takes.
    expect(wait).toBeGreaterThan(2 ** index * 1000 - 1000);
    expect(wait).toBeLessThanOrEqual(2 ** (index + 1) * 1000);
  }
  expect(await jobs()).toMatchObject([{ state: 'failed', output: { reason: '23505' } }]);
  await queue.plan(tasks);
  expect(await queue.count()).toEqual({ waiting: 1, running: 0, retrying: 0, dead: 1 });
});

it('the task of an ended process is retried by another process, but not while its process runs', async () => {
  const [lost, other] = [await openQueue(), await openQueue()];
  await lost.plan([task('send emails')]);
  await makeDue();
  expect(await lost.take()).toMatchObject({ name: 'send emails' });
  await makeOld();
  await other.reclaim();
  expect(await other.count()).toMatchObject({ running: 1, retrying: 0 });
  queues = queues.filter((queue) => queue !== lost);
  await lost.close();
  // PostgreSQL ends the connection, and with it the lock, a moment later.
  await expect
    .poll(async () => {
      await other.reclaim();
      return other.count();
    })
    .toMatchObject({ running: 0, retrying: 1 });
  await makeDue();
  expect(await other.take()).toMatchObject({ name: 'send emails' });
});

it('a job stores only the name of its task, and no row remains when it is done', async () => {
  const queue = await openQueue();
  const only = task('delete accounts');
  await queue.plan([only]);
  await makeDue();
  const run = await queue.take();
  if (run) await queue.finish(run, only);
  const [row, ...more] = await jobs();
  expect([row.singleton_key, row.data, row.output, row.state, more]).toEqual([
    'delete accounts',
    null,
    null,
    'created',
    [],
  ]);
  expect(row.id).not.toBe(run?.id);
  expect((await fresh.database.pool.query('select * from pgboss.archive')).rows).toEqual([]);
});

it('the reason of a dead task contains no data, only the kind of the error', async () => {
  const queue = await openQueue();
  const tasks = [
    task('mix aliases', async () => {
      throw Object.assign(new Error('Key (alias)=(Asha) exists'), { code: '23505' });
    }),
  ];
  await queue.plan(tasks);
  await makeDue();
  const stop = serve(queue, tasks);
  await expect.poll(async () => (await jobs())[0]?.output).toEqual({ reason: '23505' });
  await stop();
  expect(reports[0]).toBe('The scheduled task "mix aliases" failed: Key (alias)=(Asha) exists');
});

it('the log of a task that fails in the database has the kind of the error and no data', async () => {
  const queue = await openQueue();
  const tasks = [
    task('count names', async () => void (await fresh.database.pool.query("select 'Asha Rao'::integer"))),
  ];
  await queue.plan(tasks);
  await makeDue();
  const stop = serve(queue, tasks);
  await expect.poll(() => reports.length).toBe(1);
  await stop();
  expect(reports[0]).toMatch(/"count names" failed: .*22P02/);
  expect(reports[0]).not.toContain('Asha');
});

it('a task that this build does not know is removed, and tasks at the start run at once', async () => {
  const queue = await openQueue();
  await queue.plan([task('of another build')]);
  await makeDue();
  let runs = 0;
  const stop = serve(queue, [{ ...task('figures', async () => runs++), atStart: true }]);
  await expect.poll(() => runs).toBe(1);
  await expect.poll(async () => (await jobs()).map((job) => job.singleton_key)).toEqual(['figures']);
  await stop();
});

it('a server that starts while the database is away runs its tasks once it is back', async () => {
  const queue = new TaskQueue(fresh.database, (line) => reports.push(line));
  const { pool } = fresh.database;
  const query = pool.query;
  pool.query = (() => Promise.reject(new Error('connection refused'))) as typeof pool.query;
  let runs = 0;
  const stop = serve(queue, [{ ...task('figures', async () => runs++), atStart: true }]);
  await expect.poll(() => reports.length).toBeGreaterThan(1);
  pool.query = query;
  await expect.poll(() => runs).toBe(1);
  await stop();
});

it('the duration of a task that would reveal what members write is not measured', async () => {
  const queue = await openQueue();
  const registry = new Registry();
  const wait = async () => void (await fresh.database.pool.query('select pg_sleep(0.02)'));
  const tasks = [task('measured', wait), { ...task('mix', wait), isUntimed: true }];
  await queue.plan(tasks);
  await makeDue();
  const stop = serve(queue, tasks, registry);
  const sumOf = async (name: string) =>
    Number(new RegExp(`_sum\\{task="${name}"[^}]*\\} (\\S+)`).exec(await registry.metrics())?.[1]);
  await expect.poll(() => sumOf('measured')).toBeGreaterThan(0);
  await expect.poll(() => sumOf('mix')).toBe(0);
  await stop();
});
