import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServer, type Server } from '../../src/server/app';
import { type Config, readConfig } from '../../src/server/config';
import { ownerOf } from '../../src/server/db/embedded-owner';
import { type Database, openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import { RemovalFeed } from '../../src/server/pages/removal-feed';
import { emptyDatabase, type FreshDatabase } from '../../src/server/testing/fresh-database';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { freePort } from '../support/free-port';

const SECRET_KEY = 'the same secret on every server here';
const NO_POOLER = 'there is no pgbouncer on this machine: install the package pgbouncer';
const AMBIENT = { appid: '999', systemid: 'AB_WEB' };
const ASHA = 'Mb1asha2Nair3Qx4';
const pooler = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((file) => existsSync(file));

describe.runIf(process.env.TEST_DATABASE_URL)('a server behind PgBouncer in transaction mode', () => {
  let environment: TestServer;
  let folder: string;
  let port: number;
  let child: ChildProcess;
  let database: Database;
  let server: Server;

  beforeAll(async () => {
    if (pooler === undefined) return;
    environment = await startTestServer({ env: { SECRET_KEY } });
    port = await freePort();
    child = startPooler(environment.database.pool.options.connectionString ?? '');
    while (!(await isReady())) await wait(50);
    const config = configFor(environment.database.pool.options.connectionString ?? '');
    database = await openDatabase(config);
    server = await makeServer(config, { database });
    await server.app.ready();
  });
  afterAll(async () => {
    await server?.app.close();
    await database?.close();
    child?.kill('SIGKILL');
    await environment?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true });
  });

  /** Two connections to the database, so that statements of one client run on both. */
  function startPooler(url: string): ChildProcess {
    folder = mkdtempSync(join(tmpdir(), 'humkaar-pooler-'));
    const { hostname, port: theirs, username, password } = new URL(url);
    const place = `host=${hostname} port=${theirs || 5432} user=${username}${password && ` password=${password}`}`;
    const settings = [
      '[databases]',
      `* = ${place}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
      'auth_type = any\npool_mode = transaction\ndefault_pool_size = 2\nmax_client_conn = 100',
    ];
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(file, `${settings.join('\n')}\n`);
    const owner = ownerOf(folder);
    if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
    return spawn(pooler ?? '', [file], { ...owner, stdio: 'ignore' });
  }

  const pooled = (url: string): string => {
    const address = new URL(url);
    address.host = `127.0.0.1:${port}`;
    return address.href;
  };
  const configFor = (url: string): Config =>
    readConfig({
      NODE_ENV: 'test',
      RATE_LIMIT: 'off',
      SECRET_KEY,
      DATA_DIR: environment.config.dataDir,
      DATABASE_URL: pooled(url),
      DATABASE_DIRECT_URL: url,
      DATABASE_POOLER: 'transaction',
    });
  async function isReady(): Promise<boolean> {
    const client = new Client({
      connectionString: pooled(environment.database.pool.options.connectionString ?? ''),
    });
    client.on('error', () => undefined);
    return client
      .connect()
      .then(() => client.query('select'))
      .then(
        () => client.end().then(() => true),
        () => false,
      );
  }
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
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 3 === 0 ? vote(index % 2 ? 'UP' : 'DOWN') : send(feed, cookie),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200)).toEqual([]);
    expect((await vote('NONE')).statusCode).toBe(200);
  });

  it('rolls a failed transaction back and leaves nothing of it in the shared connections', async ({
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

  it('learns of removed content over its direct connection', async ({ skip }) => {
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

  it('migrates an empty database', async ({ skip }) => {
    if (pooler === undefined) return skip(NO_POOLER);
    const empty: FreshDatabase = await emptyDatabase();
    const over = await openDatabase(configFor(empty.database.pool.options.connectionString ?? ''));
    expect((await migrate(over)).length).toBeGreaterThan(10);
    await over.close();
    await empty.drop();
  });
});
