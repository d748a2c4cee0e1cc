import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRedis, NO_REDIS, type RedisServer, startRedis } from '../../src/server/testing/redis-server';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { buildForFaults, launch, type Running, untilReady } from '../faults/support/built-server';
import { freePort } from '../support/free-port';
import { type RoundRobin, roundRobin } from './round-robin';

const SECRET_KEY = 'the same secret on every server here';
const ASHA = 'Mb1asha2Nair3Qx4';
const redisProgram = findRedis();
const FEED = '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST&limit=2';
const VOTE = '/feed-services/v1/vote';

/** Request limits per session: the burst, then per second, and the cost of a write; see http/rate-limits.ts. */
const SESSION_BURST = 300;
const SESSION_PER_SECOND = 10;
const WRITE_COST = 5;

describe.runIf(process.env.TEST_DATABASE_URL)('two servers behind one address', () => {
  /** Creates the data; it serves no requests. */
  let environment: TestServer;
  let redis: RedisServer;
  let built: string;
  let servers: readonly Running[] = [];
  let address: RoundRobin;

  beforeAll(async () => {
    if (redisProgram === undefined) return;
    [environment, redis, built] = await Promise.all([
      startTestServer({ env: { SECRET_KEY } }),
      startRedis(redisProgram),
      buildForFaults(),
    ]);
    const { connectionString = '' } = environment.database.pool.options;
    const start = async (): Promise<Running> => {
      const env = { DATABASE_URL: connectionString, REDIS_URL: redis.url, RATE_LIMIT: 'on' };
      const port = await freePort();
      return launch(built, {
        port,
        dataDir: environment.config.dataDir,
        env: { ...env, SECRET_KEY, TRUST_PROXY: '127.0.0.1', LOG_FILE: '/dev/null' },
      });
    };
    servers = [await start(), await start()];
    for (const server of servers) await untilReady(server);
    address = await roundRobin(servers.map(({ origin }) => origin));
  }, 120_000);
  afterAll(async () => {
    await address?.close();
    for (const { child } of servers) child.kill('SIGTERM');
    for (const { ended } of servers) await ended;
    await redis?.stop();
    await environment?.close();
    if (built !== undefined) rmSync(built, { recursive: true, force: true });
  });

  const ask = (path: string, { cookie = '', ...init }: RequestInit & { cookie?: string } = {}) =>
    fetch(address.origin + path, {
      ...init,
      headers: { appid: '999', systemid: 'AB_WEB', 'content-type': 'application/json', cookie },
    });
  const read = async (path: string, cookie?: string) =>
    (await ask(path, cookie === undefined ? {} : { cookie })).json();

  it('two servers behind one address share sessions, votes and pages', async ({ skip }) => {
    if (redisProgram === undefined) return skip(NO_REDIS);
    const signedIn = await ask('/sandbox/session', {
      method: 'POST',
      body: JSON.stringify({ memberId: ASHA }),
    });
    expect(signedIn.ok).toBe(true);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const first = await read(FEED, cookie);
    const cursor = encodeURIComponent(first.nextCursor);
    const next = [await read(`${FEED}&cursor=${cursor}`), await read(`${FEED}&cursor=${cursor}`)];
    expect(next[0].items.length).toBeGreaterThan(0);
    expect(next[0].items).toEqual(next[1].items);
    const post = [...first.items, ...next[0].items].find((item: { isOwner?: boolean }) => !item.isOwner);
    for (const voteType of ['UP', 'DOWN', 'NONE']) {
      const body = JSON.stringify({ resourceType: 'POST', resourceId: post.postId, voteType });
      const cast = await ask(VOTE, { method: 'POST', body, cookie });
      expect(cast.status).toBe(200);
      const tally = await cast.json();
      const seen = await read(`${VOTE}?resourceType=POST&resourceId=${post.postId}`, cookie);
      expect(seen).toEqual(tally);
    }
    for (const share of address.shares) expect(share).toBeGreaterThan(3);
  });

  it('two servers behind one address count a member’s requests together', async ({ skip }) => {
    if (redisProgram === undefined) return skip(NO_REDIS);
    const cookie = await environment.signIn(ASHA);
    const began = Date.now();
    const requestCount = 110;
    const responses = await Promise.all(
      Array.from({ length: requestCount }, () => ask(VOTE, { method: 'POST', body: '{}', cookie })),
    );
    const seconds = (Date.now() - began) / 1000;
    const passed = responses.filter(({ status }) => status !== 429).length;
    const allowed = Math.ceil((SESSION_BURST + SESSION_PER_SECOND * (seconds + 1)) / WRITE_COST);
    expect(passed).toBeGreaterThanOrEqual(SESSION_BURST / WRITE_COST);
    expect(passed).toBeLessThanOrEqual(Math.min(allowed, requestCount - 1));
  });
});
