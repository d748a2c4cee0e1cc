import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Metrics } from '../http/metrics';
import { Collector } from './collector';
import { traceRequests } from './trace-requests';

/** Sends traces and metrics if there is a collector. */
export function sendTelemetry(app: FastifyInstance, config: Config, metrics: Metrics): void {
  const collector = sendMetrics(config, metrics, (why) =>
    app.log.warn({ why }, 'the collector does not accept traces and metrics'),
  );
  if (!collector) return;
  traceRequests(app, collector);
  app.addHook('onClose', () => collector.stop());
}

/** Sends the metrics of a process if there is a collector, until it is stopped. */
export function sendMetrics(
  { collectorUrl }: Config,
  metrics: Metrics,
  report: (why: string) => void,
): Collector | undefined {
  if (collectorUrl === undefined) return undefined;
  return new Collector({ url: collectorUrl, figures: () => metrics.figures(), report });
}
