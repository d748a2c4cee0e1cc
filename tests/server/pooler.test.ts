import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServer, type Server } from '../../src/server/app';
import { type Config, readConfig } from '../../src/server/config';
import { type Database, openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import { RemovalFeed } from '../../src/server/pages/removal-feed';
import { emptyDatabase, type FreshDatabase } from '../../src/server/testing/fresh-database';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { findPooler, NO_POOLER, type Pooler, startPooler } from '../support/pooler';

const SECRET_KEY = 'the same secret on every server here';
const AMBIENT = { appid: '999', systemid: 'AB_WEB' };
const ASHA = 'Mb1asha2Nair3Qx4';
const pooler = findPooler();

describe.runIf(process.env.TEST_DATABASE_URL)('a server behind PgBouncer in transaction mode', () => {
  let environment: TestServer;
  let started: Pooler;
  let database: Database;
  let server: Server;

  beforeAll(async () => {
    if (pooler === undefined) return;
    environment = await startTestServer({ env: { SECRET_KEY } });
    started = await startPooler(pooler, environment.database.pool.options.connectionString ?? '');
    const config = configFor(environment.database.pool.options.connectionString ?? '');
    database = await openDatabase(config);
    server = await makeServer(config, { database });
    await server.app.ready();
  });
  afterAll(async () => {
    await server?.app.close();
    await database?.close();
    started?.stop();
    await environment?.close();
  });

  const configFor = (url: string): Config =>
    readConfig({
      NODE_ENV: 'test',
      RATE_LIMIT: 'off',
      SECRET_KEY,
      DATA_DIR: environment.config.dataDir,
      DATABASE_URL: started.through(url),
      DATABASE_DIRECT_URL: url,
      DATABASE_POOLER: 'transaction',
    });
  const send = (url: string, cookie: string, payload?: object) =>
    server.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { ...AMBIENT, cookie },
      ...(payload && { payload }),
    });

  it('a server behind PgBouncer in transaction mode answers reads and writes in parallel over shared connections', async ({
    skip,
  }) => {
    if (pooler === undefined) return skip(NO_POOLER);
    const cookie = await environment.signIn(ASHA);
    const feed = '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST&limit=20';
    const first = (await send(feed, cookie)).json();
    const post = first.items.find((item: { isOwner?: boolean }) => !item.isOwner);
    const vote = (voteType: string) =>
      send('/feed-services/v1/vote', cookie, { resourceType: 'POST', resourceId: post.postId, voteType });
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 3 === 0 ? vote(index % 2 ? 'UP' : 'DOWN') : send(feed, cookie),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).filter((status) => status !== 200)).toEqual([]);
    expect((await vote('NONE')).statusCode).toBe(200);
  });

  it('a server behind PgBouncer in transaction mode rolls back a failed transaction and leaves nothing of it in the shared connections', async ({
    skip,
  }) => {
    if (pooler === undefined) return skip(NO_POOLER);
    const { db } = server.services;
    const count = () =>
      db
        .selectFrom('posts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirst();
    const before = await count();
    const work = db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('votes').execute();
      await transaction.deleteFrom('comments').execute();
      throw new Error('broken off');
    });
    await expect(work).rejects.toThrow('broken off');
    expect(await Promise.all([count(), count(), count()])).toEqual([before, before, before]);
  });

  it('a server behind PgBouncer in transaction mode learns of removed content over its direct connection', async ({
    skip,
  }) => {
    if (pooler === undefined) return skip(NO_POOLER);
    const feed = new RemovalFeed(database.direct);
    const removed: (string | undefined)[] = [];
    await feed.start();
    feed.subscribe((id) => removed.push(id));
    const post = await server.services.db.selectFrom('posts').select('id').executeTakeFirstOrThrow();
    await server.services.db
      .updateTable('posts')
      .set({ status: 'FLAGGED' })
      .where('id', '=', post.id)
      .execute();
    await expect.poll(() => removed).toEqual([post.id]);
    await feed.stop();
  });

  it('a server behind PgBouncer in transaction mode migrates an empty database', async ({ skip }) => {
    if (pooler === undefined) return skip(NO_POOLER);
    const empty: FreshDatabase = await emptyDatabase();
    const over = await openDatabase(configFor(empty.database.pool.options.connectionString ?? ''));
    expect((await migrate(over)).length).toBeGreaterThan(10);
    await over.close();
    await empty.drop();
  });
});
