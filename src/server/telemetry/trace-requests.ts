import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fromNetwork } from '../http/from-network';
import type { Collector } from './collector';
import { KINDS, runningTrace, Trace } from './trace';

/** More would cost the server and the collector too much; slow routes show in a sample too. */
const MAX_TRACES_A_SECOND = 20;

interface Traced {
  readonly trace: Trace;
  readonly request: ReturnType<Trace['begin']>;
  /** What the request belongs to: the page that is rendered. */
  readonly outer: Trace['current'];
  handler: ReturnType<Trace['begin']> | undefined;
}

/**
 * Sends request, handler and queries to the collector. Ids of traces are never taken from a request nor sent to clients,
 * and a nameless request is not traced at all.
 */
export function traceRequests(app: FastifyInstance, collector: Collector): void {
  const traced = new WeakMap<FastifyRequest, Traced>();
  const mayStart = sampler(MAX_TRACES_A_SECOND);
  app.addHook('onRequest', (request, _reply, done) => {
    const item = beginOf(request, mayStart);
    if (item) traced.set(request, item);
    runningTrace.run(item?.trace, done);
  });
  // The body arrives outside the context of the first hook.
  app.addHook('preValidation', (request, _reply, done) => runningTrace.run(traced.get(request)?.trace, done));
  app.addHook('preHandler', (request, _reply, done) => {
    const item = traced.get(request);
    if (item) {
      item.handler = item.trace.begin(item.request);
      item.trace.current = item.handler;
    }
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const item = traced.get(request);
    if (item?.handler) item.trace.end(item.handler, 'handler', KINDS.internal);
    if (item) {
      item.handler = undefined;
      item.trace.current = item.request;
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const item = traced.get(request);
    if (!item) return done();
    const { trace, request: step, outer } = item;
    const route = request.routeOptions.url ?? 'none';
    trace.end(step, `${request.method} ${route}`, outer ? KINDS.internal : KINDS.server, {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
    });
    trace.current = outer;
    if (!outer) collector.add(trace.spans);
    done();
  });
}

function beginOf(request: FastifyRequest, mayStart: () => boolean): Traced | undefined {
  if (request.routeOptions.config?.isNameless) return undefined;
  const running = fromNetwork(request) ? undefined : runningTrace.getStore();
  if (!running && !(fromNetwork(request) && mayStart())) return undefined;
  const trace = running ?? new Trace(Date.now());
  const outer = trace.current;
  const step = trace.begin();
  trace.current = step;
  return { trace, request: step, outer, handler: undefined };
}

/** Allows some in each second. */
function sampler(max: number): () => boolean {
  let [second, count] = [0, 0];
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    return count++ < max;
  };
}
