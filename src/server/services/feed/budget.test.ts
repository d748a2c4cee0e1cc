import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE, type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';

const MAX_QUERIES = 3;
const MAX_BYTES = 30 * 1024;
const PAGE = 20;
/** The longest post of which a list shows an excerpt. */
const LONG =
  'Six years in one team, two reorganisations and a manager who says ₹ figures only aloud. '.repeat(20);

let env: TestEnvironment;
let reader: Person;
beforeAll(async () => {
  env = await startTestEnvironment();
  const author = await env.person('Author');
  reader = await env.person('Reader');
  for (let index = 0; index < PAGE + 5; index++) {
    const kind = (['TEXT', 'QUESTION', 'POLL', 'IMAGE'] as const)[index % 4];
    const id = await env.post(author.aliases.ANONYMOUS, {
      kind: kind ?? 'TEXT',
      title: LONG.slice(0, 90),
      content: LONG,
      up: 100_000 + index,
      comments: kind === 'QUESTION' ? 1 : 0,
    });
    if (kind === 'POLL') await addPoll(id);
    if (kind === 'QUESTION') await addAnswer(id, author.aliases.DESIGNATION);
  }
});
afterAll(() => env.close());

async function addAnswer(postId: string, aliasId: string): Promise<void> {
  const id = await env.comment(aliasId, postId);
  await env.services.db
    .updateTable('comments')
    .set({ text: LONG.slice(0, 900) })
    .where('id', '=', id)
    .execute();
}

async function addPoll(postId: string): Promise<void> {
  const { db } = env.services;
  await db
    .insertInto('polls')
    .values({ post_id: postId, ends_at: new Date('2100-01-01T00:00:00Z'), votes: 60 })
    .execute();
  const options = [1, 2, 3, 4].map((option_id) => ({
    post_id: postId,
    option_id,
    text: LONG.slice(0, 60),
    votes: 15,
  }));
  await db.insertInto('poll_options').values(options).execute();
}

/** Outside transactions each query acquires a connection once, so acquired connections equal queries. */
async function costOf(url: string, cookie = '') {
  let queries = 0;
  const count = () => {
    queries++;
  };
  env.database.pool.on('acquire', count);
  const response = await env.send({ url, headers: { cookie } });
  env.database.pool.off('acquire', count);
  return { queries, bytes: response.rawPayload.length, response };
}

describe('a full page of the feed', () => {
  it.each([
    ['a visitor', 'GENERIC', () => ''],
    ['a member', 'PERSONALIZED', () => reader.cookie],
  ])('a full page of the feed for %s needs few queries and few bytes', async (_who, type, cookie) => {
    const url = `${BASE}/v3/feed?feedType=${type}&sort=POPULAR&limit=${PAGE}`;
    const { queries, bytes, response } = await costOf(url, cookie());
    expect(response.json().items).toHaveLength(PAGE);
    expect(queries).toBeGreaterThan(0);
    expect(queries).toBeLessThanOrEqual(MAX_QUERIES);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });
});

it('[R-601] trending companies, shown on many pages, are queried once; then only their titles are read', async () => {
  const url = `${BASE}/v1/interlinking-widget?limit=4`;
  const first = await costOf(url);
  const again = await costOf(url);
  expect([first.queries, again.queries]).toEqual([2, 1]);
  expect(again.response.json()).toEqual(first.response.json());
});
