import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../src/server/config';
import { type Finding, ok, warning, wrong } from './finding';

const GIGABYTE = 2 ** 30;
const MIN_FREE = 2 * GIGABYTE;
/** Needed at the server's limits: decision 118. */
const MIN_FILES = 8_000;
const OTHERS = 0o077;
/** Two levels up, from this file and from the build alike. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const BUILT = ['server/main.js', 'render/render.js', 'web/chunks.json'];
const MAX_BACKUP_AGE_HOURS = 26;
const AN_HOUR_MS = 3_600_000;

/** Settings that a deployment needs, although the server starts without them. */
export function checkConfiguration(config: Config): readonly Finding[] {
  const subject = 'configuration';
  const findings: Finding[] = [];
  if (!config.production)
    findings.push(warning(subject, 'anyone can log in as a sample member', 'set NODE_ENV=production'));
  if (!config.publicOrigin.startsWith('https:'))
    findings.push(
      warning(
        subject,
        `${config.publicOrigin} is not https`,
        'put a TLS proxy in front and set PUBLIC_ORIGIN',
      ),
    );
  if (config.host !== '127.0.0.1' && config.trustProxy.length === 0)
    findings.push(
      warning(
        subject,
        'no proxy is trusted, so rate limits count the proxy',
        'set TRUST_PROXY to its address',
      ),
    );
  return findings.length > 0 ? findings : [ok(subject, `serves ${config.publicOrigin}`)];
}

export function checkBuild(folder = DIST): readonly Finding[] {
  const missing = BUILT.find((file) => !existsSync(join(folder, file)));
  return missing === undefined
    ? [ok('build', 'complete')]
    : [wrong('build', `dist/${missing} is missing`, 'run npm run build')];
}

export function checkFolder({ dataDir }: Config): readonly Finding[] {
  const subject = 'permissions';
  if (!existsSync(dataDir))
    return [warning(subject, `${dataDir} does not exist yet`, 'start the server once')];
  accessSync(dataDir, constants.W_OK | constants.R_OK);
  const mode = statSync(dataDir).mode & OTHERS;
  return mode === 0
    ? [ok(subject, `only you can read ${dataDir}`)]
    : [wrong(subject, `other users can enter ${dataDir}`, `chmod 700 ${dataDir}`)];
}

export function checkKey({ dataDir, secretKey }: Config): readonly Finding[] {
  const subject = 'keys';
  if (secretKey !== undefined) return [ok(subject, 'SECRET_KEY is set')];
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file))
    return [
      warning(
        subject,
        'there is no SECRET_KEY; the first start creates one',
        'set SECRET_KEY and store it elsewhere',
      ),
    ];
  return (statSync(file).mode & OTHERS) === 0
    ? [
        warning(
          subject,
          'the key lies beside the data it protects',
          'set SECRET_KEY to its content and store it elsewhere',
        ),
      ]
    : [wrong(subject, `other users can read ${file}`, `chmod 600 ${file}`)];
}

export function checkDisk({ dataDir }: Config): readonly Finding[] {
  const { bavail, bsize } = statfsSync(existsSync(dataDir) ? dataDir : '.');
  const free = Number(bavail) * Number(bsize);
  const text = `${(free / GIGABYTE).toFixed(1)} GB free`;
  return free >= MIN_FREE ? [ok('disk', text)] : [wrong('disk', text, 'free at least 2 GB')];
}

export function checkFileLimit(limits = '/proc/self/limits'): readonly Finding[] {
  if (!existsSync(limits)) return [];
  const count = /Max open files\s+(\d+|unlimited)/.exec(readFileSync(limits, 'utf8'))?.[1] ?? '';
  return count === 'unlimited' || Number(count) >= MIN_FILES
    ? [ok('open files', `${count} allowed`)]
    : [
        warning(
          'open files',
          `only ${count} allowed`,
          `raise the limit to ${MIN_FILES} (ulimit -n, or LimitNOFILE)`,
        ),
      ];
}

/** Checks the backups of `npm run backups` only. */
export function checkBackups(folder: string | undefined): readonly Finding[] {
  const subject = 'backups';
  if (folder === undefined || folder.trim() === '')
    return [warning(subject, 'BACKUP_DIR is not set', 'run npm run backups, or another scheduled backup')];
  const made = readdirSync(folder)
    .filter((name) => name.endsWith('.gz'))
    .map((name) => statSync(join(folder, name)).mtimeMs);
  const hours = Math.floor((Date.now() - Math.max(0, ...made)) / AN_HOUR_MS);
  if (made.length === 0) return [wrong(subject, `${folder} has none`, 'start npm run backups')];
  return hours <= MAX_BACKUP_AGE_HOURS
    ? [ok(subject, `the newest is ${hours} hours old`)]
    : [wrong(subject, `the newest is ${hours} hours old`, 'look why npm run backups stopped')];
}
