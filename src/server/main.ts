import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { mailerOf, makeServer } from './app';
import { readConfig } from './config';
import { writeDecoyAliases, writeDecoyFollows } from './db/decoy-rows';
import { beginDatabase, type Database } from './db/engine';
import { forgetOldRows } from './db/forget-old-rows';
import { migrate } from './db/migrate';
import { everyHour } from './every-hour';
import { providerOrigins } from './identity/provider-origins';
import { servePages } from './pages/serve-pages';
import { stopper } from './running-server';
import { refreshFigures } from './services/companies/refresh-figures';
import { removeAbandoned } from './services/composer/pending-pictures';
import { forgetApplications } from './services/jobs/application-queries';
import { forgetNotices } from './services/notifications/forget-notices';
import { keepPushing } from './services/notifications/keep-pushing';
import { writeDecoyBoxes } from './services/notifications/write-decoy-boxes';
import { encryptOldRows } from './services/profile/account/encrypt-old-rows';
import { settleUnsettled } from './services/profile/career/settle';
import { endAndWipe } from './services/profile/deletion/wipe-traces';
import { releaseSalaries } from './services/salaries/release-salaries';
import { sealOldPay } from './services/salaries/seal-old-pay';
import type { Services } from './services/services';
import { logRules } from './services/trust/log-published';
import { mixPending } from './services/trust/mix-pending';
import { openLog } from './services/trust/open-log';
import { type PublicLog, publishLog } from './services/trust/publish-log';
import { isCounted } from './vendors/is-counted';

/** The same two levels up from the sources and from the build. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const WEB_ROOT = join(DIST, 'web');

const A_MINUTE_MS = 60_000;

const report = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { database, ready } = await beginDatabase(config, complain);
  // The embedded database starts in a separate process while the server is built.
  ready.catch(() => undefined);
  const webRoot = existsSync(WEB_ROOT) ? WEB_ROOT : undefined;
  const { publicOrigin } = config;
  const pages = (made: FastifyInstance) =>
    servePages(made, {
      dist: DIST,
      publicOrigin,
      timeout: config.renderTimeout,
      allowed: providerOrigins(config.identity),
      vendors: { scripts: config.vendors, isCounted: isCounted(database, config) },
    });
  const { app, services } = await makeServer(config, { database, webRoot, pages });
  const stopForgetting = keepForgetting(services, database, openLog(config));
  await ready;
  await migrate(database);
  await encryptOldRows(services);
  await sealOldPay(services);
  await logRules(services.db);
  const stop = stopper(app, database);
  const stopPushing = keepPushing(
    services,
    { push: config.push, post: { mailer: mailerOf(config, services), origin: config.publicOrigin } },
    complain,
  );
  keepFigures(app, services);
  app.addHook('onClose', async () => {
    await Promise.all([stopForgetting(), stopPushing()]);
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0), fail));
  await app.listen({ host: config.host, port: config.port });
  report(`Humkaar is running at ${config.publicOrigin}`);
}

/** Deleted data cannot be disclosed. The returned function stops the job and waits for running work. */
function keepForgetting(services: Services, database: Database, log: PublicLog): () => Promise<void> {
  const stopHourly = everyHour(
    [
      () => forgetOldRows(database.db, new Date()),
      () => removeAbandoned(services),
      () => forgetApplications(services.db, services.now()),
      () => forgetNotices(services),
      () => settleUnsettled(services),
      () => endAndWipe(services, database),
    ],
    complain,
  );
  // Adjacent transaction numbers link new aliases to their account until the rows are rewritten among decoys.
  const mixing = [
    () => writeDecoyAliases(database.db),
    () => writeDecoyFollows(database.db),
    () => writeDecoyBoxes(database.db),
    () => mixPending(database.db),
    () => publishLog(services, log),
  ];
  const stopMixing = everyHour(mixing, complain, { every: A_MINUTE_MS });
  return async () => void (await Promise.all([stopHourly(), stopMixing()]));
}

/** Catches up at once on figures from an older build or from downtime, without delaying requests. */
function keepFigures(app: FastifyInstance, services: Services): void {
  let stopCounting = async () => {};
  app.addHook('onListen', async () => {
    stopCounting = everyHour(
      [() => releaseSalaries(services, new Date()), (stopping) => refreshFigures(services, stopping)],
      complain,
      { atOnce: true },
    );
  });
  app.addHook('onClose', () => stopCounting());
}

function fail(error: unknown): never {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** An unknown error ends the process; its supervisor restarts it on consistent data. */
function crash(error: unknown): never {
  complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
}

process.on('unhandledRejection', crash);
process.on('uncaughtException', crash);
main().catch(fail);
