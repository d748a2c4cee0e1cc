import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { type NewUser, newUsersOf } from '../account/testing';
import { endDueAccounts } from './end-accounts';

const A_DAY = 86_400_000;

let server: TestServer;
let me: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now), alone: true });
  newUsers = newUsersOf(server);
});
beforeEach(async () => {
  me = await newUsers.join('Tara Menon');
  await me.employ();
});
afterAll(() => server.close());

/** Two servers carry out the same parts at once; no count may fall twice. */
const passDay = async () => {
  now += A_DAY;
  const both = await Promise.all([endDueAccounts(server.services), endDueAccounts(server.services)]);
  expect(both.flatMap(({ failures }) => failures)).toEqual([]);
};

const askFeed = async (method: 'POST', path: string, payload: object) => {
  const url = `/feed-services/${path}`;
  const { statusCode, body } = await server.send({ method, url, payload, headers: { cookie: me.cookie } });
  expect(statusCode, body).toBeLessThan(300);
};

/** How many counters are lower after each day. */
async function fallsPerDay(
  days: number,
  counts: () => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const falls: number[] = [];
  for (let last = await counts(); falls.length < days; ) {
    await passDay();
    const next = await counts();
    falls.push(next.filter((count, index) => count < (last[index] ?? 0)).length);
    last = next;
  }
  return falls;
}

it('public counters of answer requests fall on different days after an account ends', async () => {
  const { db } = server.services;
  const other = await newUsers.join('Vikram Rao');
  const ids: string[] = [];
  for (let place = 1; place <= 24; place++)
    ids.push((await other.write(server, `Who knows ${place}?`, 'Please answer.')).post);
  await db.updateTable('posts').set({ kind: 'QUESTION' }).where('id', 'in', ids).execute();
  const counts = async () => {
    const rows = await db
      .selectFrom('posts')
      .select('answer_requests')
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    return rows.map(({ answer_requests }) => answer_requests);
  };
  for (const id of ids) await askFeed('POST', `v1/post/${id}/request-answer`, { wanted: true });
  expect(await counts()).toEqual(ids.map(() => 1));
  await me.call('POST', 'v1/user/delete', { choices: [] });
  for (let day = 0; day < 14; day++) await passDay();
  expect(await counts()).toEqual(ids.map(() => 1));
  const falls = await fallsPerDay(28, counts);
  expect(await counts()).toEqual(ids.map(() => 0));
  // 24 counters on 28 random days: more than half of them on one day happens less than once in 10^11 runs.
  expect(Math.max(...falls)).toBeLessThan(13);
  expect(await db.selectFrom('account_deletion_parts').selectAll().execute()).toEqual([]);
}, 60_000);

/** Casts a vote of every kind with the member's key, on so many items, and counts it. */
const CASTS: readonly ((key: string) => ReturnType<typeof sql>)[] = [
  (key) => sql`
    with cast_votes as (
      insert into votes (resource_type, resource_id, voter_seal, stance)
      select 'POST', id, sealed_for(${key}, id), 'UP' from posts where status = 'LIVE' order by id limit 15
      returning resource_id)
    update posts set up = up + 1 where id in (select resource_id from cast_votes)`,
  (key) => sql`
    with cast_votes as (
      insert into votes (resource_type, resource_id, voter_seal, stance)
      select 'COMMENT', id, sealed_for(${key}, id), 'DOWN' from comments order by id limit 1
      returning resource_id)
    update comments set down = down + 1 where id in (select resource_id from cast_votes)`,
  (key) => sql`
    with cast_votes as (
      insert into poll_votes (post_id, voter_seal, option_id)
      select post_id, sealed_for(${key}, post_id), option_id from poll_options order by 1, 3 limit 1
      returning post_id, option_id),
    counted as (update polls set votes = votes + 1 where post_id in (select post_id from cast_votes))
    update poll_options set votes = votes + 1 where (post_id, option_id) in (select post_id, option_id from cast_votes)`,
  (key) => sql`
    with cast_votes as (
      insert into salary_votes (post_id, voter_seal, offer_id)
      select post_id, sealed_for(${key}, post_id), offer_id from salary_offers order by 1, 3 limit 1
      returning post_id, offer_id)
    update salary_offers set votes = votes + 1 where (post_id, offer_id) in (select post_id, offer_id from cast_votes)`,
  (key) => sql`
    with cast_votes as (
      insert into review_helpful (review_id, voter_seal)
      select id, sealed_for(${key}, id) from company_reviews order by id limit 1 returning review_id)
    update company_reviews set helpful = helpful + 1 where id in (select review_id from cast_votes)`,
  (key) => sql`
    with cast_votes as (
      insert into interview_answer_helpful (answer_id, voter_seal)
      select id, sealed_for(${key}, id) from interview_answers order by id limit 1 returning answer_id)
    update interview_answers set helpful = helpful + 1 where id in (select answer_id from cast_votes)`,
  ...['like', 'insightful', 'support', 'funny'].map((reaction, index) => (key: string) => {
    const column = sql.ref(reaction === 'like' ? 'likes' : reaction);
    return sql`
      with cast_votes as (
        insert into comment_reactions (comment_id, reactor_seal, reaction)
        select id, sealed_for(${key}, id), ${reaction} from comments order by id offset ${index} limit 1
        returning comment_id)
      update comments set ${column} = ${column} + 1 where id in (select comment_id from cast_votes)`;
  }),
];

/** Every counter of votes, in a fixed order. */
const COUNTERS = sql<{ count: number }>`
  select count from (
    select id, up as count from posts
    union all select id || ' down', down from comments
    union all select post_id || ' poll', votes from polls
    union all select post_id || ' option ' || option_id, votes from poll_options
    union all select post_id || ' offer ' || offer_id, votes from salary_offers
    union all select id || ' review', helpful from company_reviews
    union all select id || ' answer', helpful from interview_answers
    union all select id || ' reactions', likes * 1000000 + insightful * 10000 + support * 100 + funny from comments
  ) counters order by id`;

it('[R-664] public counts of votes of every kind fall by one on different days after an account ends', async () => {
  const { db, seal } = server.services;
  const counts = async () => (await COUNTERS.execute(db)).rows.map(({ count }) => Number(count));
  const before = await counts();
  for (const cast of CASTS) await cast(seal('vote', me.id)).execute(db);
  const changed = (after: readonly number[]) =>
    after.filter((count, index) => count !== before[index]).length;
  // 15 posts, a comment, a poll with its option, an offer, a review, an answer and four reactions.
  expect(changed(await counts())).toBe(25);
  await me.call('POST', 'v1/user/delete', { choices: [{ kind: 'VOTE', fate: 'REMOVE' }] });
  const falls = await fallsPerDay(14 + 8 + 28, counts);
  expect(await counts()).toEqual(before);
  expect(falls.reduce((sum, fall) => sum + fall)).toBe(25);
  expect(Math.max(...falls)).toBeLessThan(13);
  expect(await db.selectFrom('account_deletion_parts').selectAll().execute()).toEqual([]);
}, 60_000);
