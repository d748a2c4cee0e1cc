import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { makeServer } from '../app';
import { type Config, readConfig } from '../config';
import type { Database } from '../db/engine';
import { freshLoginCookie } from '../fresh-login';
import type { Services } from '../services/services';
import { cookieNames } from '../session-cookies';
import { sessionHash } from '../sessions';
import { seedOnce } from './example-rows';
import { embeddedDatabase, freshDatabase } from './fresh-database';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly config: Config;
  readonly database: Database;
  /** Sends a request with the ambient headers every client sends. */
  readonly send: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** The Cookie header of a new session of this member. */
  readonly signIn: (memberId: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

interface Options {
  /** The server's clock; the system time by default. */
  readonly now?: () => Date;
  /** False for an empty database. */
  readonly examples?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** True for the embedded database in the data directory, for tests that read its files. */
  readonly alone?: boolean;
}

const AMBIENT = { appid: '999', systemid: 'AB_WEB', 'x-device-type': 'WEB' };
const A_DAY = 86_400_000;
/** One secret key for the servers of a process, so that they can share seed data. */
const SHARED_KEY = randomBytes(32).toString('base64url');

export async function startTestServer({
  now = () => new Date(),
  examples = true,
  env = {},
  alone = false,
}: Options = {}): Promise<TestServer> {
  const { database, dataDir, drop } = await (alone ? embeddedDatabase() : freshDatabase());
  const isShared = !alone && env.SECRET_KEY === undefined;
  if (isShared) writeFileSync(join(dataDir, 'secret.key'), SHARED_KEY, { mode: 0o600 });
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMIT: 'off', PORT: '0', ...env });
  const { app, services } = await makeServer(config, { database, now });
  try {
    const seed = () => seedExamples(services);
    if (examples) await (isShared ? seedOnce({ config, database, now }, seed) : seed());
  } catch (error) {
    await drop();
    throw error;
  }
  const signIn = async (memberId: string) => {
    const token = randomBytes(32).toString('base64url');
    const expires = new Date(now().getTime() + A_DAY);
    await services.db
      .insertInto('sessions')
      .values({ token_hash: sessionHash(token), member_id: memberId, expires_at: expires })
      .execute();
    const names = cookieNames(config.publicOrigin);
    const fresh = freshLoginCookie({ ...services, now }, names, memberId);
    return `${names.access}=${token}; ${fresh.name}=${fresh.value}`;
  };
  return {
    app,
    services,
    config,
    database,
    send: (request) => app.inject({ ...request, headers: { ...AMBIENT, ...request.headers } }),
    signIn,
    close: async () => {
      await app.close();
      await drop();
    },
  };
}

/** The seed data is not part of the server, so it is loaded by path and not imported. */
const SEED_EXAMPLES = new URL('../../../scripts/seed/seed-examples.ts', import.meta.url);

async function seedExamples(services: Services): Promise<void> {
  if (!existsSync(SEED_EXAMPLES)) return;
  const seed = (await import(/* @vite-ignore */ SEED_EXAMPLES.href)) as {
    seedExamples: (db: Services['db'], services: Services) => Promise<void>;
  };
  await seed.seedExamples(services.db, services);
}
