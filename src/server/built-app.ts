import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { makeServer, type Server } from './app';
import type { Config } from './config';
import type { Database } from './db/engine';
import { providerOrigins } from './identity/provider-origins';
import { openRedis } from './open-redis';
import { redisExchange } from './pages/redis-exchange';
import { RemovalFeed } from './pages/removal-feed';
import { servePages } from './pages/serve-pages';
import { isCounted } from './vendors/is-counted';
import type { Siblings } from './workers/siblings';

/** Two levels up, from the sources and from the build alike. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const WEB_ROOT = join(DIST, 'web');

/** The server with the pages of the built web app, if there is one. */
export function builtApp(config: Config, database: Database, siblings?: Siblings): Promise<Server> {
  const webRoot = existsSync(WEB_ROOT) ? WEB_ROOT : undefined;
  const { publicOrigin } = config;
  const pages = async (app: FastifyInstance) => {
    const removals = new RemovalFeed(database.direct);
    database.replicas?.follow(removals);
    void removals.start();
    app.addHook('onClose', () => removals.stop());
    await servePages(app, {
      dist: DIST,
      publicOrigin,
      timeout: config.renderTimeout,
      allowed: providerOrigins(config.identity),
      vendors: { scripts: config.vendors, isCounted: isCounted(database, config) },
      removals,
      exchange: (await redisPages(app, config)) ?? siblings?.pages,
    });
  };
  return makeServer(config, { database, webRoot, pages, siblings });
}

async function redisPages(app: FastifyInstance, { redisUrl }: Config) {
  const redis = await openRedis(app, redisUrl);
  return redis && redisExchange(redis);
}
