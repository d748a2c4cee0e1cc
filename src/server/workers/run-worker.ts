import { servicesOf } from '../app';
import { startBackground } from '../background';
import { builtApp } from '../built-app';
import type { Config } from '../config';
import { joinDatabase } from '../db/engine';
import { Metrics } from '../http/metrics';
import { prepareDatabase } from '../prepare-database';
import { stopper } from '../running-server';
import { sendMetrics } from '../telemetry/send-telemetry';
import { Channel, type MessagePort } from './channel';
import type { Role, SupervisorRequests, WorkerRequests } from './protocol';
import { sharedLimiter } from './shared-limiter';

type Report = (line: string) => void;
type Link = Pick<Channel<WorkerRequests, SupervisorRequests>, 'ask'>;

interface Running {
  readonly metrics: Metrics;
  readonly stop: (drainMs: number | undefined) => Promise<void>;
}

/** One process of several; its supervisor starts, stops and replaces it. */
export async function runWorker(role: Role, config: Config, report: Report): Promise<void> {
  const link: Link = new Channel<WorkerRequests, SupervisorRequests>(supervisorPort(), {
    figures: async () => (await running).metrics.figures(),
    stop: (drainMs) => void end(drainMs),
  });
  const end = async (drainMs?: number) => {
    const { stop, metrics } = await running;
    await stop(drainMs);
    await link.ask('leave', await metrics.figures());
    process.exit(0);
  };
  // A terminal sends these signals to every process, but the supervisor decides.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('SIGTERM', () => void end());
  // Its supervisor has ended.
  process.on('disconnect', () => process.exit(1));
  const running: Promise<Running> = role === 'web' ? runWeb(config, link, report) : runJobs(config, report);
  await running;
  await link.ask('ready', undefined);
}

function supervisorPort(): MessagePort {
  const send = process.send?.bind(process);
  if (!send)
    throw new Error(
      'A worker process is started by its supervisor only: start the server without arguments.',
    );
  return { on: (event, listener) => process.on(event, listener), send };
}

async function runWeb(config: Config, link: Link, report: Report): Promise<Running> {
  const database = joinDatabase(config, report);
  const { app, services, metrics } = await builtApp(config, database, {
    limiter: sharedLimiter((takes) => link.ask('take', takes)),
    pages: {
      take: async (key) => (await link.ask('takePage', key)) ?? undefined,
      store: (key, page) => link.ask('storePage', { key, page }),
      release: (key) => link.ask('releasePage', key),
    },
    metrics: () => link.ask('metrics', undefined),
  });
  await prepareDatabase(database, services);
  const stop = stopper(app, database);
  // Clients do not know this address; the supervisor hands over the connections of the server's port.
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', ({ connection }: { readonly connection?: number }, socket) => {
    if (connection === undefined) return;
    void link.ask('taken', connection).catch(() => undefined);
    if (socket) app.server.emit('connection', socket);
  });
  return { metrics, stop };
}

async function runJobs(config: Config, report: Report): Promise<Running> {
  const database = joinDatabase({ ...config, replicaUrls: [] }, report);
  const services = servicesOf(config, database);
  const metrics = new Metrics();
  const stopBackground = startBackground(config, { services, database, metrics }, report);
  const collector = sendMetrics(config, metrics, (why) =>
    report(`The collector does not accept the metrics of scheduled work: ${why}`),
  );
  const stop = async () => {
    await stopBackground();
    await collector?.stop();
    await database.close();
  };
  return { metrics, stop };
}
