import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Metrics } from '../http/metrics';
import { Collector } from './collector';
import { traceRequests } from './trace-requests';

/** Sends traces and metrics if there is a collector. */
export function sendTelemetry(app: FastifyInstance, { collectorUrl }: Config, metrics: Metrics): void {
  if (collectorUrl === undefined) return;
  const collector = new Collector({
    url: collectorUrl,
    figures: () => metrics.figures(),
    report: (why) => app.log.warn({ why }, 'the collector does not accept traces and metrics'),
  });
  traceRequests(app, collector);
  app.addHook('onClose', () => collector.stop());
}
