import { AggregatorRegistry, Counter, Gauge, type MetricObject, Registry } from 'prom-client';
import type { Figures, Role } from './protocol';

/** A hanging worker must not make the other workers' metrics unavailable. */
const MAX_WAIT_MS = 2_000;
/** Totals that stay after their process has ended. */
const LASTING: readonly unknown[] = ['counter', 'histogram'];

type AskFigures = () => Promise<Figures>;

/** The metrics of all processes of this server, added up. */
export class AllMetrics {
  readonly #own = new Registry();
  readonly #workers = new Gauge({
    name: 'humkaar_workers',
    help: 'Running worker processes, by role.',
    labelNames: ['role'],
    registers: [this.#own],
  });
  readonly #crashes = new Counter({
    name: 'humkaar_worker_crashes_total',
    help: 'Worker processes that ended unexpectedly, by role.',
    labelNames: ['role'],
    registers: [this.#own],
  });
  #left: Figures = [];

  countWorkers(role: Role, change: 1 | -1): void {
    this.#workers.inc({ role }, change);
  }

  countCrash(role: Role): void {
    this.#crashes.inc({ role });
  }

  /** Keeps the sums of a worker that stops; those of a crashed one are lost. */
  async leave(last: Figures): Promise<void> {
    const sum = await joined([this.#left, last]).getMetricsAsJSON();
    this.#left = sum.filter(({ type }) => LASTING.includes(type));
  }

  async text(workers: readonly AskFigures[]): Promise<string> {
    const figures = await Promise.all(workers.map((ask) => inTime(ask())));
    const own = await this.#own.getMetricsAsJSON();
    return joined([own, this.#left, ...figures]).metrics();
  }
}

const joined = (figures: readonly Figures[]): Registry =>
  AggregatorRegistry.aggregate(figures as readonly MetricObject[][] as MetricObject[][]);

async function inTime(asked: Promise<Figures>): Promise<Figures> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Figures>((done) => {
    timer = setTimeout(() => done([]), MAX_WAIT_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
