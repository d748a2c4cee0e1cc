import { randomBytes } from 'node:crypto';
import cookies from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { encryptedCursors } from './cursors';
import type { Database } from './db/engine';
import { recordEncryption } from './encryption';
import { logRequests } from './http/access-log';
import { isOverloaded, limitWork } from './http/admission';
import { bareApp } from './http/bare-app';
import { sendBitmaps } from './http/bitmaps';
import { serveDocs } from './http/docs';
import { readJsonBodies } from './http/json-bodies';
import { type Limiter, memoryLimiter, redisLimiter } from './http/limiter';
import { Metrics } from './http/metrics';
import { registerProblemResponses } from './http/problem-responses';
import { limitRates } from './http/rate-limits';
import { refuseCrawlers } from './http/refuse-crawlers';
import { registerService } from './http/registrar';
import { replicaReads } from './http/replica-reads';
import { serveFiles } from './http/static-files';
import { refuseUnknownPaths } from './http/unknown-paths';
import { readBodiesToTheEnd } from './http/unread-bodies';
import { openIdentity } from './identity/identity';
import { redirecting } from './identity/login-redirect';
import { serveMicrosoftPage } from './identity/microsoft-page';
import { serveSandboxPage } from './identity/sandbox-page';
import { httpJobPortal } from './job-portal/http-job-portal';
import { fileMailer, smtpMailer } from './mail/node-mailer';
import { openPictures } from './media/open-pictures';
import { openRedis } from './open-redis';
import { serveEmailPages } from './pages/email-pages';
import { serveEmployerPages } from './pages/employer-pages';
import { renewForPages } from './pages/renew-for-pages';
import { serveSitemap } from './pages/serve-sitemap';
import { openSockets } from './realtime/socket-server';
import { ResultCache } from './result-cache';
import { secretsOf } from './secrets';
import { serviceModules } from './services/all-handlers';
import { LiveChat } from './services/chat/live-chat';
import { modelRephraser } from './services/composer/model-rephraser';
import { localRephraser } from './services/composer/rephraser';
import { finishSignOuts } from './services/login/finish-sign-outs';
import { serveRedirects } from './services/login/redirects';
import type { Services } from './services/services';
import { openLog } from './services/trust/open-log';
import { serveLog } from './services/trust/serve-log';
import { cookieNames } from './session-cookies';
import { sendTelemetry } from './telemetry/send-telemetry';
import type { Siblings } from './workers/siblings';

export interface Parts {
  readonly database: Database;
  readonly now?: () => Date;
  /** Folder of the built app; without it only the services are served. */
  readonly webRoot?: string | undefined;
  /** State that several processes share; undefined for a single process. */
  readonly siblings?: Siblings | undefined;
  /** Registers the handler for all other paths, such as the pages. */
  readonly pages?: ((app: FastifyInstance) => Promise<void> | void) | undefined;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly metrics: Metrics;
}

const ID_BYTES = 16;

export async function makeServer(config: Config, parts: Parts): Promise<Server> {
  const { database, now = () => new Date(), siblings, webRoot, pages } = parts;
  const services = servicesOf(config, database, now);
  const metrics = new Metrics();
  const app = bareApp(config, {
    isOverloaded: () => isOverloaded(database.pool),
    countRefusal: () => metrics.countRefusal(),
  });
  sendTelemetry(app, config, metrics);
  await app.register(cookies);
  readJsonBodies(app);
  readBodiesToTheEnd(app);
  registerProblemResponses(app, now);
  logRequests(app);
  metrics.serve(app, siblings?.metrics);
  const names = cookieNames(config.publicOrigin);
  const limiter = await limiterOf(app, config, siblings?.limiter ?? memoryLimiter(() => now().getTime()));
  if (config.rateLimit) limitRates(app, limiter, names);
  finishSignOuts(app, services, names);
  const live = new LiveChat(limiter);
  const log = openLog(config);
  const identity = openIdentity(app, config, services);
  const signingIn = { identity, names, jobPortal: jobPortalOf(app, config) };
  const mailer = mailerOf(config, services, (err) => app.log.error({ err }, 'an email was not sent'));
  const around = { ...aroundOf(app, config, live), limiter, logKey: log.signer.key };
  const modules = serviceModules(countingBeacons(app, metrics), mailer, signingIn, around);
  refuseCrawlers(app);
  sendBitmaps(app, now);
  const { replicas } = database;
  const reads = replicas && replicaReads(app, replicas, services, config.publicOrigin);
  const served = { ...registrarOptions(config, database), reads };
  const operations = modules.flatMap((module) => registerService(app, module, services, served));
  refuseUnknownPaths(app, operations);
  serveRedirects(app, services, { ...signingIn, ...redirecting(signingIn.identity, config) });
  serveMicrosoftPage(app, identity);
  if (config.sandbox) serveSandboxPage(app);
  renewForPages(app, services, names);
  serveDocs(app, modules);
  serveEmailPages(app, services);
  serveEmployerPages(app, services, { mailer, origin: config.publicOrigin });
  serveSitemap(app, services, config);
  serveLog(app, services, log);
  if (webRoot !== undefined) serveFiles(app, webRoot);
  openSockets(app, services, { ...config, meetingPlace: meetingPlaceOf(config, parts) }, live);
  await pages?.(app);
  return { app, services, metrics };
}

const registrarOptions = (config: Config, { pool }: Database) => ({
  ...config,
  checkAnswers: config.responseChecks,
  admission: limitWork(pool),
});

const countingBeacons =
  (app: FastifyInstance, metrics: Metrics): Parameters<typeof serviceModules>[0] =>
  (beacon) => {
    metrics.countBeacon(beacon.kind);
    app.log.info({ beacon }, 'beacon');
  };

/** The database over which processes exchange socket events without Redis; undefined for a single process. */
const meetingPlaceOf = ({ databaseUrl }: Config, { database, siblings }: Parts) =>
  databaseUrl === undefined && siblings === undefined ? undefined : database.direct;

const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** A company keeps its id; its name is changed by hand at most. */
const COMPANY_IDS = { ttl: 60_000, max: 2_000 };

export function servicesOf(config: Config, { db }: Database, now = () => new Date()): Services {
  const { seal, cursorKey, recordKey } = secretsOf(config);
  return {
    db,
    seal,
    cursors: encryptedCursors(cursorKey),
    encryption: recordEncryption(recordKey),
    media: openPictures(config, newId),
    companyIds: new ResultCache(COMPANY_IDS, now),
    now,
    newId,
    stayDays: config.cookieDays,
    sessionMaxDays: config.sessionMaxDays,
    sandbox: config.sandbox,
  };
}

export const mailerOf = (
  { mailDir, smtpUrl }: Config,
  { newId }: Services,
  reportFailure?: (error: unknown) => void,
) => (smtpUrl === undefined ? fileMailer(mailDir, newId) : smtpMailer(smtpUrl, reportFailure));

/** Logs only the reason of a job portal failure, never the person it concerns. */
const jobPortalOf = (app: FastifyInstance, { jobPortal }: Config) =>
  jobPortal &&
  httpJobPortal({ ...jobPortal, report: (why) => app.log.warn({ why }, 'job portal request failed') });

const aroundOf = (app: FastifyInstance, config: Config, live: LiveChat) => ({
  push: config.push,
  live,
  origin: config.publicOrigin,
  rephraser: rephraserOf(app, config),
  headlines: config.headlines,
});

/** Logs only the reason of a failure, never the text. */
const rephraserOf = (app: FastifyInstance, { rephrase: { model, limits } }: Config) =>
  model
    ? modelRephraser({
        ...model,
        limits,
        report: (why) => app.log.warn({ why }, 'rephrasing with the model failed'),
      })
    : localRephraser(limits);

async function limiterOf(app: FastifyInstance, { redisUrl }: Config, local: Limiter) {
  const redis = await openRedis(app, redisUrl);
  return redis ? redisLimiter(redis, local) : local;
}
