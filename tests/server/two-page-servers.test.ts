import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redisExchange } from '../../src/server/pages/redis-exchange';
import { registerPages } from '../../src/server/pages/register-pages';
import { RemovalFeed } from '../../src/server/pages/removal-feed';
import type { Renderer } from '../../src/server/pages/rendering';
import { testBuilds } from '../../src/server/pages/testing';
import { findRedis, NO_REDIS, type RedisServer, startRedis } from '../../src/server/testing/redis-server';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';

/** Two servers with one database and one Redis; a page lists the titles of all posts. */

const redisProgram = findRedis();
let environment: TestServer;
let redis: RedisServer;
let webRoot: string;
let rendered: number;
const servers: FastifyInstance[] = [];

beforeAll(async () => {
  if (redisProgram === undefined) return;
  [environment, redis] = await Promise.all([startTestServer(), startRedis(redisProgram)]);
  webRoot = mkdtempSync(join(tmpdir(), 'humkaar-two-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'chunks.json'), JSON.stringify({ chunks: {}, fonts: [] }));
  writeFileSync(join(webRoot, 'favicon.ico'), '');
  rendered = 0;
  servers.push(await started(), await started());
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await redis?.stop();
  await environment?.close();
  if (webRoot !== undefined) rmSync(webRoot, { recursive: true });
});

async function started(): Promise<FastifyInstance> {
  const app = fastify();
  const removals = new RemovalFeed(environment.database.pool.options);
  await removals.start();
  const client = new Redis(redis.url);
  app.addHook('onClose', async () => {
    await removals.stop();
    client.disconnect();
  });
  const renderer: Renderer = {
    render: async () => {
      rendered++;
      const posts = await livePosts();
      const body = Buffer.from(
        posts.map(({ id, title }) => `<article id="${id}">${title}</article>`).join(''),
      );
      return { kind: 'page', status: 200, head: { title: 'Posts', description: 'Posts' }, body, data: '' };
    },
    renderHead: async () => undefined,
    chunkAt: () => undefined,
    plainHead: { title: 'Plain', description: 'Plain', hidden: true },
    pageCookies: [],
  };
  registerPages(app, {
    builds: testBuilds(webRoot, { en: renderer }),
    publicOrigin: 'https://ours.example',
    now: () => new Date(),
    removals,
    exchange: redisExchange(client),
  });
  return app;
}

const livePosts = () =>
  environment.services.db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where('status', '=', 'LIVE')
    .orderBy('id')
    .execute();
const read = async (server: FastifyInstance | undefined, path: string) =>
  (await server?.inject(path))?.body ?? '';

it('a page is rendered by one of two servers only, and a vote does not remove it from the cache', async ({
  skip,
}) => {
  if (redisProgram === undefined) return skip(NO_REDIS);
  const before = rendered;
  const pages = await Promise.all([0, 1, 0, 1].map((index) => read(servers[index], '/together')));
  expect(new Set(pages).size).toBe(1);
  await environment.services.db.updateTable('posts').set({ up: 99 }).execute();
  for (const server of servers) expect(await read(server, '/together')).toBe(pages[0]);
  expect(rendered - before).toBe(1);
});

it('a post hidden on one server disappears from the pages of both, and returns to neither', async ({
  skip,
}) => {
  if (redisProgram === undefined) return skip(NO_REDIS);
  const [post] = await livePosts();
  const { id = '', title = '' } = post ?? {};
  for (const server of servers) expect(await read(server, '/posts')).toContain(title);
  await environment.services.db
    .updateTable('posts')
    .set({ status: 'FLAGGED' })
    .where('id', '=', id)
    .execute();
  for (const server of servers) await expect.poll(() => read(server, '/posts')).not.toContain(id);
  for (const server of servers) expect(await read(server, '/posts')).not.toContain(id);
  const keys = new Redis(redis.url);
  // The data in Redis does not contain the address of a requested page.
  expect((await keys.keys('*')).join()).not.toContain('posts');
  keys.disconnect();
});
