import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, type MetricObject, Registry } from 'prom-client';
import { TaskMetrics } from '../tasks/task-metrics';
import { OVERLOADED } from './admission';
import { notFound } from './refusal';

type AllText = () => Promise<string>;

/** Prometheus metrics; counts and times by route, never by person. */
export class Metrics {
  readonly #registry = new Registry();
  readonly tasks = new TaskMetrics(this.#registry);
  readonly #seconds = new Histogram({
    name: 'humkaar_request_seconds',
    help: 'Response time by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.#registry],
  });
  readonly #beacons = new Counter({
    name: 'humkaar_beacons_total',
    help: 'Beacons sent by the web app, by kind.',
    labelNames: ['kind'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  countBeacon(kind: string): void {
    this.#beacons.inc({ kind });
  }

  /** A read that was refused before it had a route. */
  countRefusal(): void {
    this.#seconds.observe({ method: 'GET', route: 'none', status: OVERLOADED.status }, 0);
  }

  figures(): Promise<MetricObject[]> {
    return this.#registry.getMetricsAsJSON();
  }

  /** Shows the counts only to this machine; `all` adds those of the server's other processes. */
  serve(app: FastifyInstance, all: AllText = () => this.#registry.metrics()): void {
    app.addHook('onResponse', (request, reply, done) => {
      // A count that grows shows to a few seconds when an untraceable post was written.
      if (request.routeOptions.config?.isNameless) return done();
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
      };
      this.#seconds.observe(labels, reply.elapsedTime / 1000);
      done();
    });
    app.get('/metrics', async (request, reply) => {
      if (!isLocal(request)) throw notFound();
      return reply.type(this.#registry.contentType).send(await all());
    });
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/** A local proxy connects from loopback too, but adds forwarded headers. */
const isLocal = ({ raw }: FastifyRequest): boolean =>
  LOOPBACK.has(raw.socket.remoteAddress ?? '') && FORWARDED.every((name) => raw.headers[name] === undefined);
