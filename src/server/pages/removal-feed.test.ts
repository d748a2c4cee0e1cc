import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { RemovalFeed, type Removed } from './removal-feed';

let server: TestServer;
const feeds: RemovalFeed[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const feed of feeds) await feed.stop();
  await server.close();
});

async function listening() {
  const feed = new RemovalFeed(server.database.pool.options);
  feeds.push(feed);
  const removed: Removed[] = [];
  feed.subscribe((id) => removed.push(id));
  await feed.start();
  expect(feed.isComplete()).toBe(true);
  removed.length = 0;
  return { feed, removed };
}

const run = (statement: string) => server.database.pool.query(statement);
const idIn = async (table: string) => (await run(`select id from ${table} limit 1`)).rows[0].id as string;

it('each server learns which post was hidden, edited or lost a comment; votes and counts are silent', async () => {
  const [one, two] = [await listening(), await listening()];
  const post = await idIn('posts');
  await run(`update posts set up = up + 1, comments = comments + 1 where id = '${post}'`);
  await run(`update posts set status = 'FLAGGED' where id = '${post}'`);
  for (const { removed } of [one, two]) await expect.poll(() => removed).toEqual([post]);
  await run(`update posts set status = 'LIVE' where id = '${post}'`);
  await run(`update posts set title = title || '!' where id = '${post}'`);
  const { id, post_id } = (await run('select id, post_id from comments limit 1')).rows[0];
  await run(`update comments set up = up + 1 where id = '${id}'`);
  await run(`delete from comments where id = '${id}'`);
  for (const { removed } of [one, two]) await expect.poll(() => removed).toEqual([post, post, post, post_id]);
});

it.each([
  ['company_reviews', "status = 'DELETED'"],
  ['company_reviews', "title = 'Another one.'"],
  ['company_reviews', 'job_profile_id = (select max(id) from job_profiles where id <> job_profile_id)'],
  ['interviews', 'place_id = (select max(id) from places where id <> place_id)'],
  ['interviews', "advice = 'Another one.'"],
  ['interview_questions', 'is_hidden = true'],
  ['company_photos', 'is_hidden = true'],
  ['aliases', "bio = 'Another one.'"],
])('a change of %s (%s) may concern any page', async (table, change) => {
  const { removed } = await listening();
  await run(`update ${table} set ${change} where ctid = (select ctid from ${table} limit 1)`);
  await expect.poll(() => removed).toEqual([undefined]);
});

it('content removed while the connection was lost is not missed', async () => {
  const { feed, removed } = await listening();
  await run(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen removed_content' or query = 'select'`,
  );
  await expect.poll(() => removed).toEqual([undefined]);
  await expect.poll(() => feed.isComplete()).toBe(true);
  const post = await idIn('posts');
  await run(`update posts set content = content || '!' where id = '${post}'`);
  await expect.poll(() => removed.at(-1)).toBe(post);
});
