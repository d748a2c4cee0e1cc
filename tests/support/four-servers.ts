import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { seedExamples } from '../../scripts/seed/seed-examples';
import { makeServer } from '../../src/server/app';
import { type Config, readConfig } from '../../src/server/config';
import { type Database, openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import { redisExchange } from '../../src/server/pages/redis-exchange';
import { registerPages } from '../../src/server/pages/register-pages';
import { RemovalFeed } from '../../src/server/pages/removal-feed';
import type { Renderer } from '../../src/server/pages/rendering';
import { testBuilds } from '../../src/server/pages/testing';
import { startRedis } from '../../src/server/testing/redis-server';
import { startPooler } from './pooler';
import { startReplicatedPostgres, untilUsable } from './replicated-postgres';

const SERVERS = 4;

export interface FourServers {
  readonly apps: readonly FastifyInstance[];
  readonly origins: readonly string[];
  readonly databases: readonly Database[];
  /** Pages rendered by all of them. */
  readonly rendered: () => number;
  readonly redisKeys: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Four servers with seed data behind PgBouncer, with two replicas and Redis. Their page lists the titles of all posts. */
export async function startFourServers(redisProgram: string, poolerProgram: string): Promise<FourServers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'humkaar-four-'));
  const [postgres, redis] = await Promise.all([startReplicatedPostgres(), startRedis(redisProgram)]);
  const pooler = await startPooler(poolerProgram, postgres.url, 20);
  const standbys = [await postgres.addStandby(0), await postgres.addStandby(1)];
  const config = readConfig({
    NODE_ENV: 'test',
    RATE_LIMIT: 'on',
    SECRET_KEY: 'the same secret on every server here',
    DATA_DIR: dataDir,
    DATABASE_URL: pooler.through(postgres.url),
    DATABASE_DIRECT_URL: postgres.url,
    DATABASE_POOLER: 'transaction',
    DATABASE_REPLICA_URLS: standbys.map(({ url }) => url).join(' '),
    REDIS_URL: redis.url,
  });
  const [apps, origins, databases]: [FastifyInstance[], string[], Database[]] = [[], [], []];
  let rendered = 0;
  for (let index = 0; index < SERVERS; index++) {
    const database = await openDatabase(config);
    if (index === 0) await migrate(database);
    const pages = pagesOver(database, config, () => rendered++);
    const { app, services } = await makeServer(config, { database, pages });
    await app.listen({ host: '127.0.0.1', port: 0 });
    if (index === 0) await seedExamples(services.db, services);
    databases.push(database);
    apps.push(app);
    origins.push(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  }
  // With what they read from now on, the replicas have the seed data.
  const written = (await databases[0]?.replicas?.position()) ?? 0n;
  for (const database of databases) await untilUsable(database, written);
  const redisKeys = async () => {
    const client = new Redis(redis.url);
    try {
      return await client.keys('*');
    } finally {
      client.disconnect();
    }
  };
  const close = async () => {
    for (const app of apps) await app.close();
    for (const database of databases) await database.close();
    pooler.stop();
    await redis.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  };
  return { apps, origins, databases, rendered: () => rendered, redisKeys, close };
}

const pagesOver = (database: Database, config: Config, count: () => void) => async (app: FastifyInstance) => {
  const removals = new RemovalFeed(database.direct);
  database.replicas?.follow(removals);
  await removals.start();
  const client = new Redis(config.redisUrl ?? '');
  app.addHook('onClose', async () => {
    await removals.stop();
    client.disconnect();
  });
  registerPages(app, {
    builds: testBuilds(webRootIn(config.dataDir), { en: titlesOf(database, count) }),
    publicOrigin: config.publicOrigin,
    now: () => new Date(),
    removals,
    exchange: redisExchange(client),
  });
};

function webRootIn(dataDir: string): string {
  const folder = join(dataDir, 'web');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'chunks.json'), JSON.stringify({ chunks: {}, fonts: [] }));
  writeFileSync(join(folder, 'favicon.ico'), '');
  return folder;
}

const titlesOf = ({ db }: Database, count: () => void): Renderer => ({
  render: async () => {
    count();
    const posts = await db.selectFrom('posts').select(['id', 'title']).where('status', '=', 'LIVE').execute();
    const body = posts.map(({ id, title }) => `<article id="${id}">${title}</article>`).join('');
    const head = { title: 'Posts', description: 'Posts' };
    return { kind: 'page', status: 200, head, body: Buffer.from(body), data: '' };
  },
  renderHead: async () => undefined,
  chunkAt: () => undefined,
  plainHead: { title: 'Plain', description: 'Plain', hidden: true },
  pageCookies: [],
});
