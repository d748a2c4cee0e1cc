import { randomBytes } from 'node:crypto';
import type { MetricObject } from 'prom-client';
import { metricsOf } from './otlp-metrics';
import { attributesOf, type Span } from './trace';

const SEND_EVERY_MS = 10_000;
const METRICS_EVERY = 6;
const MAX_WAITING = 5_000;
const MAX_ANSWER_MS = 3_000;
const SCOPE = { name: 'humkaar' };

interface Source {
  readonly url: string;
  readonly figures: () => Promise<readonly MetricObject[]>;
  readonly report: (why: string) => void;
}

/** Sends traces and metrics to an OpenTelemetry collector over HTTP as JSON. What it does not accept is dropped. */
export class Collector {
  readonly #source: Source;
  readonly #resource = {
    attributes: attributesOf({
      'service.name': 'humkaar',
      // Distinguishes processes; new with each start.
      'service.instance.id': randomBytes(8).toString('hex'),
    }),
  };
  readonly #startedAt = Date.now();
  readonly #timer: NodeJS.Timeout;
  #spans: Span[] = [];
  #turns = 0;
  #isWell = true;

  constructor(source: Source, sendEvery = SEND_EVERY_MS) {
    this.#source = source;
    this.#timer = setInterval(() => void this.#send(this.#turns++ % METRICS_EVERY === 0), sendEvery).unref();
  }

  add(spans: readonly Span[]): void {
    if (this.#spans.length < MAX_WAITING) this.#spans.push(...spans);
  }

  /** Sends what is left. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#send(true);
  }

  async #send(withMetrics: boolean): Promise<void> {
    const spans = this.#spans;
    this.#spans = [];
    const resource = this.#resource;
    if (spans.length > 0)
      await this.#post('traces', { resourceSpans: [{ resource, scopeSpans: [{ scope: SCOPE, spans }] }] });
    if (!withMetrics) return;
    const metrics = metricsOf(await this.#source.figures(), this.#startedAt, Date.now());
    await this.#post('metrics', {
      resourceMetrics: [{ resource, scopeMetrics: [{ scope: SCOPE, metrics }] }],
    });
  }

  async #post(kind: 'traces' | 'metrics', body: object): Promise<void> {
    try {
      const response = await fetch(`${this.#source.url.replace(/\/$/, '')}/v1/${kind}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(MAX_ANSWER_MS),
      });
      await response.arrayBuffer();
      this.#note(response.ok ? undefined : `status ${response.status}`);
    } catch (error) {
      this.#note((error as Error).name);
    }
  }

  /** Reports the first failure of several. */
  #note(failure: string | undefined): void {
    if (failure !== undefined && this.#isWell) this.#source.report(failure);
    this.#isWell = failure === undefined;
  }
}
