import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedExamples } from '../../scripts/seed/seed-examples';
import { makeServer, type Server } from '../../src/server/app';
import { readConfig } from '../../src/server/config';
import { type Database, openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import { cookieIn, sandboxToken, sentBack } from '../../src/server/services/login/testing';
import { findRedis, NO_REDIS, type RedisServer, startRedis } from '../../src/server/testing/redis-server';
import { cookieJar } from '../support/cookie-jar';
import { findPooler, NO_POOLER, type Pooler, startPooler } from '../support/pooler';
import {
  type ReplicatedPostgres,
  startReplicatedPostgres,
  untilUsable,
} from '../support/replicated-postgres';

const AMBIENT = { appid: '999', systemid: 'AB_WEB' };
const MEMBER = 'Mb1asha2Nair3Qx4';
const SECRET_KEY = 'the same secret on every server here';
const SERVERS = 4;
const redisProgram = findRedis();
const poolerProgram = findPooler();
const MISSING = redisProgram === undefined ? NO_REDIS : poolerProgram === undefined ? NO_POOLER : undefined;

type App = Server['app'];

describe('four servers with PgBouncer, two replicas and Redis', () => {
  let dataDir: string;
  let postgres: ReplicatedPostgres;
  let pooler: Pooler;
  let redis: RedisServer;
  const databases: Database[] = [];
  const apps: App[] = [];

  beforeAll(async () => {
    if (redisProgram === undefined || poolerProgram === undefined) return;
    dataDir = mkdtempSync(join(tmpdir(), 'humkaar-four-'));
    [postgres, redis] = await Promise.all([startReplicatedPostgres(), startRedis(redisProgram)]);
    pooler = await startPooler(poolerProgram, postgres.url, 20);
    const standbys = [await postgres.addStandby(0), await postgres.addStandby(1)];
    const config = readConfig({
      NODE_ENV: 'test',
      RATE_LIMIT: 'off',
      SECRET_KEY,
      DATA_DIR: dataDir,
      DATABASE_URL: pooler.through(postgres.url),
      DATABASE_DIRECT_URL: postgres.url,
      DATABASE_POOLER: 'transaction',
      DATABASE_REPLICA_URLS: standbys.map(({ url }) => url).join(' '),
      REDIS_URL: redis.url,
    });
    for (let index = 0; index < SERVERS; index++) {
      const database = await openDatabase(config);
      if (index === 0) await migrate(database);
      const { app, services } = await makeServer(config, { database });
      await app.ready();
      if (index === 0) await seedExamples(services.db, services);
      databases.push(database);
      apps.push(app);
    }
    // With what they read from now on, the replicas have the seed data.
    const written = (await databases[0]?.replicas?.position()) ?? 0n;
    for (const database of databases) await untilUsable(database, written);
  }, 240_000);
  afterAll(async () => {
    for (const app of apps) await app.close();
    for (const database of databases) await database.close();
    pooler?.stop();
    await redis?.stop();
    await postgres?.stop();
    if (dataDir !== undefined) rmSync(dataDir, { recursive: true });
  });

  const server = (index: number): App => apps[index % SERVERS] as App;
  const ask = (app: App, url: string, cookie = '') =>
    app.inject({ url, headers: { ...AMBIENT, cookie } }).then((answer) => answer.json());
  const post = (app: App, url: string, cookie: string, payload?: object) =>
    app.inject({ method: 'POST', url, headers: { ...AMBIENT, cookie }, ...(payload && { payload }) });
  const logIn = async (app: App, memberId = MEMBER) =>
    sentBack(await post(app, '/sandbox/session', '', { memberId }));
  const isAlive = async (app: App, cookie: string) =>
    (await app.inject({ url: '/user-services/user/profile', headers: { ...AMBIENT, cookie } })).statusCode ===
    200;
  const FEED = '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST&limit=2';

  it('four servers show a member the same feed and accept the pagination cursors of each other', async ({
    skip,
  }) => {
    if (MISSING) return skip(MISSING);
    const cookie = await logIn(server(0));
    const feeds = await Promise.all(apps.map((app) => ask(app, FEED, cookie)));
    expect(feeds[0].items.length).toBeGreaterThan(0);
    for (const { items } of feeds) expect(items).toEqual(feeds[0].items);
    const next = `${FEED}&cursor=${encodeURIComponent(feeds[0].nextCursor)}`;
    const pages = await Promise.all(apps.map((app) => ask(app, next, cookie)));
    for (const { items } of pages) expect(items).toEqual(pages[0].items);
  });

  it('four servers accept a provider token only once, even when it is sent to all at the same moment', async ({
    skip,
  }) => {
    if (MISSING) return skip(MISSING);
    const send = (request: object) => server(0).inject({ headers: AMBIENT, ...request });
    for (let round = 0; round < 20; round++) {
      const attempt = `attempt-at-four-servers-${round}`;
      const token = await sandboxToken({ send }, { attempt, name: `Four Servers ${round}` });
      const login = {
        socialUserType: 'gp',
        clientType: 'desktop',
        tokenType: 'access_token',
        token,
        attempt,
      };
      const replies = await Promise.all(apps.map((app) => post(app, '/login/social', '', login)));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    }
  });

  it('four servers give tabs that renew the same successor, and end a family on all', async ({ skip }) => {
    if (MISSING) return skip(MISSING);
    const cookie = await logIn(server(0));
    const replies = await Promise.all(apps.map((app) => post(app, '/login/refresh', cookie)));
    expect(replies.map((reply) => reply.json().signedIn)).toEqual([true, true, true, true]);
    expect(new Set(replies.map((reply) => cookieIn(reply, 'RT'))).size).toBe(1);
    const renewed = sentBack(replies[0] as (typeof replies)[0]);
    const stolen = renewed.replace(/DT=[^;]+/, 'DT=of-another-browser');
    expect((await post(server(3), '/login/refresh', stolen)).json()).toEqual({ signedIn: false });
    const alive = await Promise.all(apps.map((app) => isAlive(app, renewed)));
    expect(alive).toEqual([false, false, false, false]);
  });

  it('four servers handle 100 rounds of concurrent logouts and renewals without an error', async ({
    skip,
  }) => {
    if (MISSING) return skip(MISSING);
    for (let round = 0; round < 100; round++) {
      const cookie = await logIn(server(round));
      const headers = { ...AMBIENT, systemid: 'desktop', clienttype: 'desktop', cookie };
      const [renewals, logouts] = await Promise.all([
        Promise.all(apps.map((app) => post(app, '/login/refresh', cookie))),
        Promise.all([server(0), server(1)].map((app) => app.inject({ url: '/logout', headers }))),
      ]);
      expect(renewals.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(logouts.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
      expect(await isAlive(server(round + 1), cookie)).toBe(false);
    }
  }, 180_000);

  it('a member who votes on one server sees it at once on all others', async ({ skip }) => {
    if (MISSING) return skip(MISSING);
    const send = cookieJar();
    await send(server(0), 'POST', '/sandbox/session', { memberId: MEMBER });
    const { items } = (await send(server(0), 'GET', FEED)).json();
    const { postId } = items.find((candidate: { isOwner?: boolean }) => !candidate.isOwner);
    for (let round = 0; round < 12; round++) {
      const vote = await send(server(round), 'POST', '/feed-services/v1/vote', {
        resourceType: 'POST',
        resourceId: postId,
        voteType: round % 2 === 0 ? 'DOWN' : 'UP',
      });
      expect(vote.statusCode).toBe(200);
      const url = `/feed-services/v1/vote?resourceType=POST&resourceId=${postId}`;
      for (const app of apps) expect((await send(app, 'GET', url)).json()).toEqual(vote.json());
    }
  });

  it('a repeated submission that reaches all four servers at once is stored once', async ({ skip }) => {
    if (MISSING) return skip(MISSING);
    const cookie = await logIn(server(0));
    const item = (await ask(server(0), FEED, cookie)).items[0];
    const payload = { text: 'The same words on four servers', profileType: 'ANONYMOUS' };
    const replies = await Promise.all(
      apps.map((app) =>
        app.inject({
          method: 'POST',
          url: `/feed-services/v1/post/${item.postId}/comment`,
          headers: { ...AMBIENT, cookie, 'idempotency-key': 'four-servers-one-comment' },
          payload,
        }),
      ),
    );
    const stored = await databases[0]?.db
      .selectFrom('comments')
      .where('text', '=', payload.text)
      .select('id')
      .execute();
    expect(new Set(replies.map(({ statusCode }) => statusCode)).size).toBe(1);
    expect(stored).toHaveLength(1);
  });
});
