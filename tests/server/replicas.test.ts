import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedExamples } from '../../scripts/seed/seed-examples';
import { makeServer, type Server } from '../../src/server/app';
import { readConfig } from '../../src/server/config';
import { type Database, openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import type { Replicas } from '../../src/server/db/replicas';
import { sessionHash } from '../../src/server/sessions';
import { cookieJar } from '../support/cookie-jar';
import {
  type ReplicatedPostgres,
  type Standby,
  startReplicatedPostgres,
  untilUsable,
} from '../support/replicated-postgres';

const AMBIENT = { appid: '999', systemid: 'AB_WEB' };
const ASHA = 'Mb1asha2Nair3Qx4';
const TOKEN = 'a session of this test';
const SECRET_KEY = 'the same secret on every server here';
const FEED = '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST&limit=10';
const LAG_SECONDS = 5;
const WRITES = 25;
const READERS = 12;
const SLOW = { timeout: 60_000 };

let postgres: ReplicatedPostgres;
let late: Standby;
let dataDir: string;
let seeded: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'humkaar-reads-'));
  postgres = await startReplicatedPostgres();
  seeded = await openDatabase({ dataDir, databaseUrl: postgres.url });
  await migrate(seeded);
  const { services } = await serverOver(seeded, '');
  await seedExamples(services.db, services);
  await services.db
    .insertInto('sessions')
    .values({
      token_hash: sessionHash(TOKEN),
      member_id: ASHA,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  late = await postgres.addStandby(LAG_SECONDS);
}, 240_000);
afterAll(async () => {
  await seeded?.close();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const configOf = (replicas: string) =>
  readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    SECRET_KEY,
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URLS: replicas,
  });
const serverOver = (database: Database, replicas: string): Promise<Server> =>
  makeServer(configOf(replicas), { database });

interface Reader {
  readonly app: Server['app'];
  readonly replicas: Replicas;
  readonly close: () => Promise<void>;
}

/** A server that reads from these standbys, once they have been found usable. */
async function startReader(...standbys: readonly Standby[]): Promise<Reader> {
  const urls = standbys.map(({ url }) => url).join(' ');
  const database = await openDatabase(configOf(urls));
  const { app } = await serverOver(database, urls);
  const replicas = await untilUsable(database);
  return {
    app,
    replicas,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

function browser(app: Server['app'], session = true) {
  const send = cookieJar(session ? { AT: TOKEN } : {});
  return (method: 'GET' | 'POST', url: string, payload?: object) => send(app, method, url, payload);
}
const foreignPost = async (app: Server['app']): Promise<string> => {
  const { items } = (await browser(app)('GET', FEED)).json();
  return items.find((item: { isOwner?: boolean }) => !item.isOwner).postId;
};
const stanceOf = (id: string) => `/feed-services/v1/vote?resourceType=POST&resourceId=${id}`;

describe(`with a replica that is ${LAG_SECONDS} s behind`, () => {
  it('a member sees their own writes at once, and a visitor without cookies sees them later', async () => {
    const { app, close } = await startReader(late);
    const postId = await foreignPost(app);
    const [member, visitor] = [browser(app), browser(app, false)];
    const likesSeenBy = async (who: typeof member) => {
      const { items } = (await who('GET', FEED)).json();
      return items.find((item: { postId: string }) => item.postId === postId)?.title;
    };
    for (let round = 0; round < WRITES; round++) {
      const voteType = round % 2 === 0 ? 'UP' : 'DOWN';
      const vote = await member('POST', '/feed-services/v1/vote', {
        resourceType: 'POST',
        resourceId: postId,
        voteType,
      });
      expect(vote.statusCode).toBe(200);
      expect((await member('GET', stanceOf(postId))).json()).toEqual(vote.json());
    }
    await seeded.pool.query("update posts set title = 'A new title' where id = $1", [postId]);
    expect(await likesSeenBy(visitor)).not.toBe('A new title');
    await expect.poll(() => likesSeenBy(visitor), SLOW).toBe('A new title');
    await close();
  });

  it('the cookie after a write reveals no position of the log', async () => {
    const { app, close } = await startReader(late);
    const reply = await browser(app)('POST', '/feed-services/v1/vote', {
      resourceType: 'POST',
      resourceId: await foreignPost(app),
      voteType: 'UP',
    });
    const cookie = reply.cookies.find(({ name }) => name === 'WP');
    expect([cookie?.httpOnly, cookie?.maxAge]).toEqual([true, 30]);
    const { rows } = await seeded.pool.query("select (pg_current_wal_lsn() - '0/0')::text as position");
    expect(cookie?.value).not.toContain(String(rows[0]?.position).slice(0, 4));
    const forged = { ...AMBIENT, cookie: `AT=${TOKEN}; WP=forged` };
    expect((await app.inject({ url: FEED, headers: forged })).statusCode).toBe(200);
    await close();
  });

  it('removed content does not come back from the replica', async () => {
    const { app, replicas, close } = await startReader(late);
    const removed: (() => void)[] = [];
    replicas.follow({ isComplete: () => true, subscribe: (listener) => removed.push(() => listener('any')) });
    const postId = await foreignPost(app);
    await seeded.pool.query("update posts set status = 'DELETED' where id = $1", [postId]);
    for (const notify of removed) notify();
    const { items } = (await browser(app, false)('GET', FEED)).json();
    expect(items.map((item: { postId: string }) => item.postId)).not.toContain(postId);
    expect(replicas.pick(0n)).toBeUndefined();
    await expect.poll(() => replicas.pick(0n), SLOW).toBeDefined();
    await close();
  });
});

it('a replica that is killed under load costs no request and is used again when it is back', async () => {
  const steady = await postgres.addStandby(0);
  const { app, replicas, close } = await startReader(steady);
  const statuses: number[] = [];
  let isDone = false;
  const read = async () => {
    const visitor = browser(app, false);
    while (!isDone) statuses.push((await visitor('GET', FEED)).statusCode);
  };
  const readers = Array.from({ length: READERS }, read);
  for (let round = 0; round < 3; round++) {
    const before = statuses.length;
    await expect.poll(() => statuses.length, SLOW).toBeGreaterThan(before + READERS);
    await steady.crash();
    const during = statuses.length;
    await expect.poll(() => statuses.length, SLOW).toBeGreaterThan(during + READERS);
    expect(replicas.pick(0n)).toBeUndefined();
    await steady.startAgain();
    await expect.poll(() => replicas.pick(0n), SLOW).toBeDefined();
  }
  isDone = true;
  await Promise.all(readers);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  await close();
}, 180_000);

it('a replica that lags more than ten seconds is left out until it has caught up', async () => {
  const standby = await postgres.addStandby(0);
  const { app, replicas, close } = await startReader(standby);
  const direct = await openDatabase({ dataDir, databaseUrl: standby.url });
  const write = () =>
    seeded.pool.query("update posts set title = title || '.' where id = (select min(id) from posts)");
  await direct.pool.query('select pg_wal_replay_pause()');
  await expect.poll(async () => (await write()) && replicas.pick(0n), SLOW).toBeUndefined();
  expect((await browser(app, false)('GET', FEED)).statusCode).toBe(200);
  await direct.pool.query('select pg_wal_replay_resume()');
  await expect.poll(() => replicas.pick(0n), SLOW).toBeDefined();
  await direct.close();
  await close();
}, 120_000);
