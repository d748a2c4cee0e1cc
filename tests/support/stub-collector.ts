import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Process {
  /** The names of metrics that have a value. */
  readonly metrics: Set<string>;
  hasTraces: boolean;
}

interface Metric {
  readonly name: string;
  readonly [kind: string]: unknown;
}

/** An OpenTelemetry collector that remembers which process has sent what. */
export class StubCollector {
  readonly #processes = new Map<string, Process>();
  readonly #server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      this.#receive(JSON.parse(body));
      response.end('{}');
    });
  });

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  processes(): readonly Process[] {
    return [...this.#processes.values()];
  }

  listen(): Promise<void> {
    return new Promise((ready) => this.#server.listen(0, '127.0.0.1', ready));
  }

  close(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()));
  }

  #receive({ resourceMetrics = [], resourceSpans = [] }: Readonly<Record<string, readonly Sent[]>>): void {
    for (const { resource } of resourceSpans) this.#processOf(resource).hasTraces = true;
    for (const { resource, scopeMetrics } of resourceMetrics)
      for (const metric of scopeMetrics.flatMap(({ metrics }) => metrics))
        if (hasValue(metric)) this.#processOf(resource).metrics.add(metric.name);
  }

  #processOf({ attributes }: Sent['resource']): Process {
    const id = attributes.find(({ key }) => key === 'service.instance.id')?.value.stringValue ?? '';
    const known = this.#processes.get(id) ?? { metrics: new Set<string>(), hasTraces: false };
    this.#processes.set(id, known);
    return known;
  }
}

interface Sent {
  readonly resource: {
    readonly attributes: readonly {
      readonly key: string;
      readonly value: { readonly stringValue: string };
    }[];
  };
  readonly scopeMetrics: readonly { readonly metrics: readonly Metric[] }[];
}

const hasValue = (metric: Metric): boolean =>
  Object.values(metric).some(
    (data) => ((data as { readonly dataPoints?: readonly unknown[] }).dataPoints?.length ?? 0) > 0,
  );
