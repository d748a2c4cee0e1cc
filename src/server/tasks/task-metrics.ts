import { Gauge, Histogram, type Registry } from 'prom-client';
import { TASK_STATES, type TaskCounts } from './task-queue';

export interface MessageCount {
  readonly channel: string;
  readonly waiting: number;
  readonly dead: number;
}

/** Counts of scheduled tasks by name. Every server that runs tasks reports the same numbers of the shared queue. */
export class TaskMetrics {
  readonly #seconds: Histogram<'task' | 'outcome'>;
  readonly #tasks: Gauge<'state'>;
  readonly #messages: Gauge<'channel' | 'state'>;

  constructor(registry: Registry) {
    this.#seconds = new Histogram({
      name: 'humkaar_task_seconds',
      help: 'Duration of scheduled tasks, by task and outcome.',
      labelNames: ['task', 'outcome'],
      buckets: [0.01, 0.1, 1, 10, 60, 600],
      registers: [registry],
    });
    this.#tasks = new Gauge({
      name: 'humkaar_tasks',
      help: 'Scheduled tasks in the queue, by state; dead ones failed too often.',
      labelNames: ['state'],
      registers: [registry],
    });
    this.#messages = new Gauge({
      name: 'humkaar_messages',
      help: 'Emails and pushes that wait to be sent, by state; dead ones failed too often.',
      labelNames: ['channel', 'state'],
      registers: [registry],
    });
  }

  count(task: string, outcome: 'done' | 'failed', seconds: number): void {
    this.#seconds.observe({ task, outcome }, seconds);
  }

  show(counts: TaskCounts): void {
    for (const state of TASK_STATES) this.#tasks.set({ state }, counts[state]);
  }

  showMessages(counts: readonly MessageCount[]): void {
    for (const { channel, waiting, dead } of counts) {
      this.#messages.set({ channel, state: 'waiting' }, waiting);
      this.#messages.set({ channel, state: 'dead' }, dead);
    }
  }
}
