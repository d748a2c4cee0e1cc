import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServer, type Server } from './app';
import { openDatabase } from './db/engine';
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

  it('are one world to a member who meets both', async () => {
    const cookie = await first.signIn(MEMBER);
    const [here, there] = [await ask(first.app, FEED, cookie), await ask(second.app, FEED, cookie)];
    expect(there.items.length).toBeGreaterThan(0);
    expect(there.items).toEqual(here.items);
  });

  it("go on with each other's pages", async () => {
    const { nextCursor } = await ask(first.app, FEED);
    const next = `${FEED}&cursor=${encodeURIComponent(nextCursor)}`;
    const [here, there] = [await ask(first.app, next), await ask(second.app, next)];
    expect(there.items.length).toBeGreaterThan(0);
    expect(there.items).toEqual(here.items);
  });

  it("see each other's votes at once", async () => {
    const cookie = await first.signIn(MEMBER);
    const [post] = (await ask(first.app, FEED, cookie)).items.filter(
      (one: { isOwner?: boolean }) => !one.isOwner,
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
