import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Env, isOn, type ReportMistake, textOf, urlOf, wholeNumber } from './config-values';
import { type DatabaseConfig, databaseOf } from './db/database-config';
import { type IdentityConfig, identityOf } from './identity/identity-config';
import type { JobPortalPlace } from './job-portal/http-job-portal';
import type { S3Place } from './media/s3-media';
import { type RephraseConfig, rephraseOf } from './services/composer/rephrase-config';
import { type PushConfig, pushOf } from './services/notifications/push-config';
import { vendorsOf } from './vendors/vendor-config';

export interface Config extends DatabaseConfig {
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string;
  readonly production: boolean;
  /** Processes that serve requests; more than one are supervised by another process. */
  readonly workers: number;
  readonly dataDir: string;
  /** The name that signs the public log. A new name starts a new log. */
  readonly logName: string;
  readonly redisUrl: string | undefined;
  readonly mediaDir: string;
  /** An S3-compatible bucket for pictures instead of mediaDir. */
  readonly mediaBucket: S3Place | undefined;
  readonly mailDir: string;
  /** Mail server; without it emails are written as files to mailDir. */
  readonly smtpUrl: string | undefined;
  readonly logFile: string | undefined;
  /** An OpenTelemetry collector that receives traces and metrics. */
  readonly collectorUrl: string | undefined;
  /** Milliseconds for which log lines are buffered before they are written. */
  readonly logLinger: number;
  /** Writes no logs; for tests only. */
  readonly quiet: boolean;
  readonly seed: number;
  readonly seedSize: SeedSize;
  readonly rateLimit: boolean;
  /** Whether a response that breaks its contract is an error. Costs time, so off in production. */
  readonly responseChecks: boolean;
  /** Proxies whose forwarded client address is trusted; empty by default. */
  readonly trustProxy: readonly string[];
  /** Max milliseconds a page may take to render once its turn comes; after that the server reports busy. */
  readonly renderTimeout: number;
  readonly secretKey: string | undefined;
  /** Days a login stays in a browser that does not return. */
  readonly cookieDays: number;
  /** Max days a session lasts after its login, however often it is used. */
  readonly sessionMaxDays: number;
  /** Allows anyone to sign in as a member from the seed data. */
  readonly sandbox: boolean;
  /** Identity providers; the sandbox fakes each missing one, where it is enabled. */
  readonly identity: IdentityConfig;
  /** The job portal's API for people who agreed to share their data; without it the portal only signs them in. */
  readonly jobPortal: JobPortalPlace | undefined;
  readonly push: PushConfig | undefined;
  readonly rephrase: RephraseConfig;
  /** Headline figures such as "80 Lakh+ reviews"; counted when empty. */
  readonly headlines: readonly string[];
  /** Addresses of third-party scripts that members' pages may load; empty by default. */
  readonly vendors: readonly string[];
}

const SEED_SIZES = ['small', 'medium', 'large', 'none'] as const;
export type SeedSize = (typeof SEED_SIZES)[number];

const LOG_LINGER_MS = 100;

class ConfigError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'ConfigError';
  }
}

export function readConfig(env: Env): Config {
  const mistakes: string[] = [];
  const report = (mistake: string): undefined => {
    mistakes.push(mistake);
    return undefined;
  };
  const production = env.NODE_ENV === 'production';
  const host = textOf(env, 'HOST') ?? '127.0.0.1';
  const port = wholeNumber(env, 'PORT', report) ?? 4000;
  if (port > 65_535) report(`PORT must be 65535 or less, not ${port}.`);
  const dataDir = resolve(textOf(env, 'DATA_DIR') ?? './.data');
  const publicOrigin = originOf(env, report) ?? `http://${host}:${port}`;
  const config: Config = {
    host,
    port,
    production,
    workers: workersOf(env, report) ?? 1,
    publicOrigin,
    dataDir,
    logName: logNameOf(env, report) ?? `${new URL(publicOrigin).host}/log`,
    ...databaseOf(env, report),
    redisUrl: urlOf(env, 'REDIS_URL', ['redis:', 'rediss:'], report),
    mediaDir: resolve(textOf(env, 'MEDIA_DIR') ?? `${dataDir}/media`),
    mediaBucket: bucketOf(env, report),
    mailDir: resolve(textOf(env, 'MAIL_DIR') ?? `${dataDir}/mail`),
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:'], report),
    ...logsOf(env),
    collectorUrl: urlOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], report),
    ...seedOf(env, report),
    rateLimit: rateLimitOf(env, production, report),
    responseChecks: isOn(env, 'RESPONSE_CHECKS', !production, report),
    trustProxy: textOf(env, 'TRUST_PROXY')?.split(/[\s,]+/) ?? [],
    renderTimeout: wholeNumber(env, 'RENDER_PATIENCE', report) ?? 10_000,
    secretKey: secretOf(env, report),
    cookieDays: daysOf(env, 'COOKIE_DAYS', report) ?? 30,
    sessionMaxDays: daysOf(env, 'SESSION_MAX_DAYS', report) ?? 180,
    sandbox: !production,
    identity: identityOf(env, report),
    jobPortal: jobPortalOf(env, report),
    push: pushOf(env, report),
    rephrase: rephraseOf(env, report),
    headlines: headlinesOf(env, report),
    vendors: vendorsOf(env, report),
  };
  if (production && config.databaseUrl !== undefined && config.secretKey === undefined)
    report('SECRET_KEY is required in production with DATABASE_URL; use the same key on every server.');
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
}

const MAX_WORKERS = 64;

function workersOf(env: Env, report: ReportMistake): number | undefined {
  if (textOf(env, 'WORKERS') === 'auto') return Math.min(availableParallelism(), MAX_WORKERS);
  const count = wholeNumber(env, 'WORKERS', report);
  if (count === undefined || (count >= 1 && count <= MAX_WORKERS)) return count;
  return report(`WORKERS must be auto or between 1 and ${MAX_WORKERS}, not ${count}.`);
}

/** Browsers limit cookies to 400 days. */
const MAX_COOKIE_DAYS = 400;

function daysOf(env: Env, name: string, report: ReportMistake): number | undefined {
  const days = wholeNumber(env, name, report);
  if (days !== undefined && (days < 1 || days > MAX_COOKIE_DAYS))
    return report(`${name} must be between 1 and ${MAX_COOKIE_DAYS}, not ${days}.`);
  return days;
}

const BUCKET_NAMES = ['S3_BUCKET_URL', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function bucketOf(env: Env, report: ReportMistake): S3Place | undefined {
  const missing = BUCKET_NAMES.filter((name) => textOf(env, name) === undefined);
  if (missing.length === BUCKET_NAMES.length) return undefined;
  if (missing.length > 0)
    return report(
      `Storing images in a bucket requires ${BUCKET_NAMES.join(', ')}; missing: ${missing.join(', ')}.`,
    );
  const bucketUrl = urlOf(env, 'S3_BUCKET_URL', ['https:', 'http:'], report);
  const [region = '', accessKeyId = '', secretAccessKey = ''] = BUCKET_NAMES.slice(1).map((name) =>
    textOf(env, name),
  );
  return bucketUrl === undefined ? undefined : { bucketUrl, region, accessKeyId, secretAccessKey };
}

/** Both values or none, as for the bucket. */
function jobPortalOf(env: Env, report: ReportMistake): JobPortalPlace | undefined {
  const url = urlOf(env, 'JOB_PORTAL_URL', ['https:', 'http:'], report);
  const key = textOf(env, 'JOB_PORTAL_KEY');
  if (url === undefined && key === undefined) return undefined;
  if (url === undefined || key === undefined)
    return report('The job portal requires both JOB_PORTAL_URL and JOB_PORTAL_KEY.');
  return { url, key };
}

const MAX_HEADLINES = 4;
const MAX_HEADLINE_LENGTH = 40;

function headlinesOf(env: Env, report: ReportMistake): readonly string[] {
  const headlines = (env.HEADLINES ?? '').split('|').map((text) => text.trim());
  const shown = headlines.filter((text) => text !== '');
  if (shown.length > MAX_HEADLINES || shown.some((text) => text.length > MAX_HEADLINE_LENGTH))
    report(
      `HEADLINES may contain ${MAX_HEADLINES} texts of ${MAX_HEADLINE_LENGTH} characters, separated by |.`,
    );
  return shown;
}

function originOf(env: Env, report: ReportMistake): string | undefined {
  const value = textOf(env, 'PUBLIC_ORIGIN');
  if (value === undefined) return undefined;
  const origin = URL.canParse(value) ? new URL(value).origin : undefined;
  if (origin === undefined || !/^https?:/.test(origin) || value.replace(/\/$/, '') !== origin)
    return report(`PUBLIC_ORIGIN must be an origin such as https://humkaar.example, not "${value}".`);
  return origin;
}

function logNameOf(env: Env, report: ReportMistake): string | undefined {
  const value = textOf(env, 'LOG_NAME');
  if (value === undefined || /^[\w.:/-]+$/.test(value)) return value;
  return report(`LOG_NAME must be a name such as humkaar.example/log-2, not "${value}".`);
}

function logsOf(env: Env): Pick<Config, 'logFile' | 'logLinger' | 'quiet'> {
  const logFile = textOf(env, 'LOG_FILE');
  const isTest = env.NODE_ENV === 'test';
  return { logFile, logLinger: isTest ? 0 : LOG_LINGER_MS, quiet: isTest && logFile === undefined };
}

const seedOf = (env: Env, report: ReportMistake): Pick<Config, 'seed' | 'seedSize'> => ({
  seed: wholeNumber(env, 'SEED', report) ?? 1,
  seedSize: seedSizeOf(env, report) ?? 'medium',
});

function seedSizeOf(env: Env, report: ReportMistake): SeedSize | undefined {
  const value = textOf(env, 'SEED_SIZE');
  if (value === undefined) return undefined;
  const size = SEED_SIZES.find((item) => item === value);
  return size ?? report(`SEED_SIZE must be one of ${SEED_SIZES.join(', ')}, not "${value}".`);
}

function rateLimitOf(env: Env, production: boolean, report: ReportMistake): boolean {
  const isLimited = isOn(env, 'RATE_LIMIT', true, report);
  if (!isLimited && production)
    report('RATE_LIMIT=off is for tests only; production always limits requests.');
  return isLimited;
}

function secretOf(env: Env, report: ReportMistake): string | undefined {
  const value = textOf(env, 'SECRET_KEY');
  if (value !== undefined && value.length < 32)
    return report('SECRET_KEY must have at least 32 characters; leave it empty to generate one.');
  return value;
}
