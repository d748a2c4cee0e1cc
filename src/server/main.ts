import { fileURLToPath } from 'node:url';
import { startBackground } from './background';
import { builtApp } from './built-app';
import { type Config, readConfig } from './config';
import { beginDatabase } from './db/engine';
import { errorReport } from './describe-error';
import { prepareDatabase } from './prepare-database';
import { stopper } from './running-server';
import { ROLES } from './workers/protocol';
import { runSupervised } from './workers/run-supervised';
import { runWorker } from './workers/run-worker';

const THIS_PROGRAM = fileURLToPath(import.meta.url);

const report = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

function main(): Promise<void> {
  const config = readConfig(process.env);
  const role = ROLES.find((known) => known === process.argv[2]);
  if (role) return runWorker(role, config, complain);
  return config.workers > 1 ? runSupervised(THIS_PROGRAM, config, { report, complain }) : runAlone(config);
}

/** Everything in this process. */
async function runAlone(config: Config): Promise<void> {
  const { database, ready } = await beginDatabase(config, complain);
  // The embedded database starts in a separate process while the server is built.
  ready.catch(() => undefined);
  const { app, services, metrics } = await builtApp(config, database);
  await ready;
  await prepareDatabase(database, services);
  const stop = stopper(app, database);
  let stopBackground = async () => {};
  app.addHook('onListen', async () => {
    stopBackground = startBackground(config, { services, database, metrics }, complain);
  });
  app.addHook('onClose', () => stopBackground());
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0), fail));
  await app.listen({ host: config.host, port: config.port });
  report(`Humkaar is running at ${config.publicOrigin}`);
}

function fail(error: unknown): never {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** An unknown error ends the process; its supervisor restarts it on consistent data. */
function crash(error: unknown): never {
  complain(error instanceof Error ? errorReport(error) : String(error));
  process.exit(1);
}

process.on('unhandledRejection', crash);
process.on('uncaughtException', crash);
main().catch(fail);
