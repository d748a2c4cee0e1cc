import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACE } from '../../src/core/chat/chat';
import {
  ASHA,
  clientId,
  IMRAN,
  JOB_ROOM,
  listen,
  ROOM,
  SUDHA,
  until,
} from '../../src/server/services/chat/testing';
import { cookieIn, sandboxToken, sentBack } from '../../src/server/services/login/testing';
import { findRedis, NO_REDIS } from '../../src/server/testing/redis-server';
import { cookieJar } from '../support/cookie-jar';
import { type FourServers, startFourServers } from '../support/four-servers';
import { findPooler, NO_POOLER } from '../support/pooler';

const AMBIENT = { appid: '999', systemid: 'AB_WEB' };
const redisProgram = findRedis();
const poolerProgram = findPooler();
const MISSING = redisProgram === undefined ? NO_REDIS : poolerProgram === undefined ? NO_POOLER : undefined;
/** A session may send 300 requests at once, so one server alone would accept all of its share. */
const SHARE = 150;

type App = FourServers['apps'][number];

describe('four servers with PgBouncer, two replicas and Redis', () => {
  let site: FourServers;
  let apps: readonly App[] = [];

  beforeAll(async () => {
    if (redisProgram === undefined || poolerProgram === undefined) return;
    site = await startFourServers(redisProgram, poolerProgram);
    apps = site.apps;
  }, 240_000);
  afterAll(() => site?.close());

  const server = (index: number): App => apps[index % apps.length] as App;
  const ask = (app: App, url: string, cookie = '') =>
    app.inject({ url, headers: { ...AMBIENT, cookie } }).then((response) => response.json());
  const post = (app: App, url: string, cookie: string, payload?: object) =>
    app.inject({ method: 'POST', url, headers: { ...AMBIENT, cookie }, ...(payload && { payload }) });
  const logIn = async (app: App, memberId = ASHA) =>
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

  it('four servers give the same successor to all tabs that renew a session, and end a session family on all servers', async ({
    skip,
  }) => {
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
    await send(server(0), 'POST', '/sandbox/session', { memberId: ASHA });
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
    const stored = await site.databases[0]?.db
      .selectFrom('comments')
      .where('text', '=', payload.text)
      .select('id')
      .execute();
    expect(new Set(replies.map(({ statusCode }) => statusCode)).size).toBe(1);
    expect(stored).toHaveLength(1);
  });

  it('[R-872] a chat message sent to one of four servers arrives at all, and a logout ends every connection', async ({
    skip,
  }) => {
    if (MISSING) return skip(MISSING);
    const his = await logIn(server(0), IMRAN);
    const cookies = [await logIn(server(0)), his, his, await logIn(server(0), SUDHA)];
    const sockets = await Promise.all(
      site.origins.map((origin, index) => listen(origin, cookies[index] ?? '')),
    );
    for (const socket of sockets) expect((await socket.ask('joinRoom', [ROOM])).ok).toBe(true);
    const text = 'Heard on four servers';
    expect((await sockets[0]?.ask('message', { groupId: ROOM, clientId: clientId(), text }))?.ok).toBe(true);
    for (const socket of sockets.slice(1))
      await until(() => socket.messages().some((message) => message.text === text));
    const headers = { ...AMBIENT, systemid: 'desktop', clienttype: 'desktop', cookie: his };
    await server(3).inject({ url: '/logout', headers });
    for (const socket of sockets.slice(1, 3)) expect(await socket.ended).toBe('io server disconnect');
    for (const socket of sockets) socket.close();
  });

  it('a page is rendered by one of four servers, and a post hidden on one disappears from the pages of all', async ({
    skip,
  }) => {
    if (MISSING) return skip(MISSING);
    const read = async (app: App) => (await app.inject('/all-posts')).body;
    const before = site.rendered();
    const pages = await Promise.all(apps.map(read));
    expect([new Set(pages).size, site.rendered() - before]).toEqual([1, 1]);
    const id = /article id="([^"]+)"/.exec(pages[0] ?? '')?.[1] ?? '';
    await site.databases[1]?.db
      .updateTable('posts')
      .set({ status: 'FLAGGED' })
      .where('id', '=', id)
      .execute();
    for (const app of apps) await expect.poll(() => read(app)).not.toContain(id);
    for (const app of apps) expect(await read(app)).not.toContain(id);
  });

  it('four servers count the chat messages of a member together, and Redis has no id of the member', async ({
    skip,
  }) => {
    if (MISSING) return skip(MISSING);
    const cookie = await logIn(server(0), SUDHA);
    const say = (app: App) =>
      app.inject({
        method: 'PUT',
        url: `/api/chat/v1/message/group/${JOB_ROOM}/message/${clientId()}`,
        headers: { ...AMBIENT, cookie },
        payload: { text: 'Counted by four servers' },
      });
    const replies = await Promise.all(
      apps.flatMap((app) => Array.from({ length: PACE.burst }, () => say(app))),
    );
    const refused = replies.filter((reply) => reply.json().code === 'TOO_MANY_MESSAGES');
    expect(refused.length).toBeGreaterThan(0);
    expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(PACE.burst);
    const keys = await site.redisKeys();
    expect(keys.filter((key) => key.startsWith('limit:message:')).length).toBeGreaterThan(0);
    expect(keys.filter((key) => key.includes(SUDHA))).toEqual([]);
  });

  it('four servers count the requests of a session together', async ({ skip }) => {
    if (MISSING) return skip(MISSING);
    const headers = { ...AMBIENT, cookie: 'AT=one-session-on-four-servers' };
    const replies = await Promise.all(
      site.origins.map(async (origin) => {
        let refused = 0;
        for (let sent = 0; sent < SHARE; sent++)
          if ((await fetch(`${origin}/feed-services/v1/nothing`, { headers })).status === 429) refused++;
        return refused;
      }),
    );
    for (const refused of replies) expect(refused).toBeGreaterThan(0);
  });
});
