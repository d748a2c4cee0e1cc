import { errorText } from '../describe-error';
import type { ScheduledTask } from './scheduled-task';
import type { TaskMetrics } from './task-metrics';
import type { TaskQueue, TaskRun } from './task-queue';

const LOOK_EVERY_MS = 1_000;
/** Also the time until a task is planned again whose last run failed for good. */
const PLAN_EVERY_MS = 30_000;
/** So that emails do not wait for the figures. */
const AT_ONCE = 3;

interface Runner {
  readonly queue: TaskQueue;
  readonly tasks: readonly ScheduledTask[];
  readonly metrics: TaskMetrics;
  /** Updates the counts of what waits. */
  readonly count: () => Promise<void>;
  readonly report: (line: string) => void;
}

/** Runs due tasks of the queue. The returned function stops it and waits for running tasks. */
export function runTasks(runner: Runner, lookEvery = LOOK_EVERY_MS): () => Promise<void> {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const start = async () => {
    while (!stopping.signal.aborted && running.size < AT_ONCE) {
      const run = await runner.queue.take();
      if (!run) return;
      const ended = carryOut(runner, run, stopping.signal).finally(() => running.delete(ended));
      running.add(ended);
    }
  };
  const plan = planner(runner);
  let looking: Promise<void> | undefined;
  const look = async () => {
    await plan();
    await runner.queue.reclaim();
    await start();
  };
  const begin = () => {
    looking ??= look()
      .catch((error: Error) => runner.report(`The task queue failed: ${errorText(error)}`))
      .finally(() => {
        looking = undefined;
      });
  };
  begin();
  const timer = setInterval(begin, lookEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await looking;
    await Promise.all(running);
    await runner.queue.close();
  };
}

/** Opens the queue and plans missing tasks, now and then. */
function planner({ queue, tasks, count }: Runner): () => Promise<void> {
  let due = 0;
  return async () => {
    if (Date.now() < due) return;
    await queue.open();
    await queue.plan(tasks);
    if (due === 0) await queue.hasten(tasks.filter(({ atStart }) => atStart));
    await count();
    due = Date.now() + PLAN_EVERY_MS;
  };
}

async function carryOut(
  { queue, tasks, metrics, report }: Runner,
  run: TaskRun,
  stopping: AbortSignal,
): Promise<void> {
  const task = tasks.find(({ name }) => name === run.name);
  const started = performance.now();
  const count = (outcome: 'done' | 'failed') =>
    metrics.count(run.name, outcome, task?.isUntimed ? 0 : (performance.now() - started) / 1000);
  try {
    if (!task) return await queue.discard(run);
    await task.work(stopping);
    await queue.finish(run, task);
    count('done');
  } catch (error) {
    count('failed');
    report(`The scheduled task "${run.name}" failed: ${errorText(error as Error)}`);
    // If this fails too, the task is reclaimed as one of a lost process.
    await queue.fail(run, reasonOf(error)).catch(() => undefined);
  }
}

/** The kind of error only: its message may contain data. */
const reasonOf = (error: unknown): string => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name ?? 'Error');
};
