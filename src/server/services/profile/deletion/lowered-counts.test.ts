import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { type NewUser, newUsersOf } from '../account/testing';
import { endDueAccounts } from './end-accounts';

const A_DAY = 86_400_000;

let server: TestServer;
let me: NewUser;
let other: NewUser;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now), alone: true });
  const newUsers = newUsersOf(server);
  me = await newUsers.join('Tara Menon');
  other = await newUsers.join('Vikram Rao');
  await me.employ();
});
afterAll(() => server.close());

const passDay = async () => {
  now += A_DAY;
  expect((await endDueAccounts(server.services)).failures).toEqual([]);
};

const askFeed = async (method: 'POST', path: string, payload: object) => {
  const url = `/feed-services/${path}`;
  const { statusCode, body } = await server.send({ method, url, payload, headers: { cookie: me.cookie } });
  expect(statusCode, body).toBeLessThan(300);
};

const communities = () =>
  server.services.db
    .selectFrom('communities')
    .select(['type', 'entity_id', 'followers'])
    .orderBy('type')
    .orderBy('entity_id')
    .limit(24)
    .execute();

it('public counters of follows and answer requests fall on different days after an account ends', async () => {
  const { db } = server.services;
  const { post } = await other.write(server, 'Who knows?', 'Please answer.');
  await db.updateTable('posts').set({ kind: 'QUESTION' }).where('id', '=', post).execute();
  const counts = async () => {
    const { answer_requests } = await db
      .selectFrom('posts')
      .select('answer_requests')
      .where('id', '=', post)
      .executeTakeFirstOrThrow();
    return [...(await communities()).map(({ followers }) => followers), answer_requests];
  };
  const before = await counts();
  for (const { type, entity_id } of await communities())
    await askFeed('POST', 'v1/community/join', { type, entityId: entity_id });
  await askFeed('POST', `v1/post/${post}/request-answer`, { wanted: true });
  expect(await counts()).toEqual(before.map((count) => count + 1));
  await me.call('POST', 'v1/user/delete', { choices: [] });
  for (let day = 0; day < 14; day++) await passDay();
  expect(await counts()).toEqual(before.map((count) => count + 1));
  const falls: number[] = [];
  let last = await counts();
  for (let day = 0; day < 28; day++) {
    await passDay();
    const next = await counts();
    falls.push(next.filter((count, index) => count < (last[index] ?? 0)).length);
    last = next;
  }
  expect(last).toEqual(before);
  // 25 counters on 28 random days: more than half of them on one day happens less than once in 10^11 runs.
  expect(Math.max(...falls)).toBeLessThan(13);
  expect(await db.selectFrom('account_deletion_parts').selectAll().execute()).toEqual([]);
}, 60_000);
