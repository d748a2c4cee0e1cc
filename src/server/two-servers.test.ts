import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServer, type Server } from './app';
import { openDatabase } from './db/engine';
import { cookieIn, sandboxToken, sentBack } from './services/login/testing';
import { startTestServer, type TestServer } from './testing/start-test-server';

const AMBIENT = { appid: '999', systemid: 'AB_WEB' };
const MEMBER = 'Mb1asha2Nair3Qx4';
const SECRET_KEY = 'the same secret on every server here';

describe.runIf(process.env.TEST_DATABASE_URL)('two servers on one PostgreSQL', () => {
  let first: TestServer;
  let second: Server;
  let closeSecond: () => Promise<void>;
  beforeAll(async () => {
    first = await startTestServer({ env: { SECRET_KEY } });
    const { database: name } = first.database.pool.options;
    const address = new URL(first.database.pool.options.connectionString ?? `postgres:///${name}`);
    const database = await openDatabase({ dataDir: first.config.dataDir, databaseUrl: address.href });
    second = await makeServer(first.config, { database });
    closeSecond = async () => {
      await second.app.close();
      await database.close();
    };
  });
  afterAll(async () => {
    await closeSecond();
    await first.close();
  });

  const ask = (app: Server['app'], url: string, cookie = '') =>
    app.inject({ url, headers: { ...AMBIENT, cookie } }).then((answer) => answer.json());
  const FEED = '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST&limit=2';

  it('two servers show a member the same feed', async () => {
    const cookie = await first.signIn(MEMBER);
    const [here, there] = [await ask(first.app, FEED, cookie), await ask(second.app, FEED, cookie)];
    expect(there.items.length).toBeGreaterThan(0);
    expect(there.items).toEqual(here.items);
  });

  it('a server accepts the pagination cursor of the other', async () => {
    const { nextCursor } = await ask(first.app, FEED);
    const next = `${FEED}&cursor=${encodeURIComponent(nextCursor)}`;
    const [here, there] = [await ask(first.app, next), await ask(second.app, next)];
    expect(there.items.length).toBeGreaterThan(0);
    expect(there.items).toEqual(here.items);
  });

  const post = (app: Server['app'], url: string, cookie: string, payload?: object) =>
    app.inject({ method: 'POST', url, headers: { ...AMBIENT, cookie }, ...(payload && { payload }) });
  const logIn = async (app: Server['app'], memberId = MEMBER) =>
    sentBack(await post(app, '/sandbox/session', '', { memberId }));
  const isAlive = async (app: Server['app'], cookie: string) =>
    (await app.inject({ url: '/user-services/user/profile', headers: { ...AMBIENT, cookie } })).statusCode ===
    200;
  const apps = () => [first.app, second.app, first.app, second.app];

  it('two servers accept a provider token only once, even when it is sent to both at the same moment', async () => {
    for (let round = 0; round < 20; round++) {
      const attempt = `attempt-at-two-servers-${round}`;
      const token = await sandboxToken(first, { attempt, name: `Two Servers ${round}` });
      const login = {
        socialUserType: 'gp',
        clientType: 'desktop',
        tokenType: 'access_token',
        token,
        attempt,
      };
      const replies = await Promise.all(apps().map((app) => post(app, '/login/social', '', login)));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    }
  });

  it('two servers give tabs that renew at both the same successor, and end a family on both', async () => {
    const cookie = await logIn(first.app);
    const replies = await Promise.all(apps().map((app) => post(app, '/login/refresh', cookie)));
    expect(replies.map((reply) => reply.json().signedIn)).toEqual([true, true, true, true]);
    expect(new Set(replies.map((reply) => cookieIn(reply, 'RT'))).size).toBe(1);
    const renewed = sentBack(replies[0] as (typeof replies)[0]);
    const stolen = renewed.replace(/DT=[^;]+/, 'DT=of-another-browser');
    expect((await post(second.app, '/login/refresh', stolen)).json()).toEqual({ signedIn: false });
    expect([await isAlive(first.app, renewed), await isAlive(second.app, renewed)]).toEqual([false, false]);
  });

  it('two servers handle 200 rounds of concurrent logouts and renewals without an error', async () => {
    for (let round = 0; round < 200; round++) {
      const cookie = await logIn(round % 2 === 0 ? first.app : second.app);
      const headers = { ...AMBIENT, systemid: 'desktop', clienttype: 'desktop', cookie };
      const [renewals, logouts] = await Promise.all([
        Promise.all(apps().map((app) => post(app, '/login/refresh', cookie))),
        Promise.all([first.app, second.app].map((app) => app.inject({ url: '/logout', headers }))),
      ]);
      expect(renewals.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(logouts.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
      expect(await isAlive(first.app, cookie)).toBe(false);
    }
  }, 120_000);

  it('two servers see the same votes at once', async () => {
    const cookie = await first.signIn(MEMBER);
    const [post] = (await ask(first.app, FEED, cookie)).items.filter(
      (item: { isOwner?: boolean }) => !item.isOwner,
    );
    const vote = await first.app.inject({
      method: 'POST',
      url: '/feed-services/v1/vote',
      headers: { ...AMBIENT, cookie },
      payload: { resourceType: 'POST', resourceId: post.postId, voteType: 'DOWN' },
    });
    expect(vote.statusCode).toBe(200);
    const seen = await ask(
      second.app,
      `/feed-services/v1/vote?resourceType=POST&resourceId=${post.postId}`,
      cookie,
    );
    expect(seen).toEqual(vote.json());
  });
});
