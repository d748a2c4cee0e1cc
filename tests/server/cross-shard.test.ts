import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEnvironment, type TestEnvironment } from '../../src/server/services/posts/testing';
import { statementsDuring } from '../support/recorded-statements';
import { reachOf } from '../support/shards-of';

const ASHA = 'Mb1asha2Nair3Qx4';
const POST = 'Kq3vN8xWm2Zt7Rf1';
const ROOM = 'Gr4ZentrixRoom01';
const COMPANY = 'companies/zentrix-labs';
const FEED = '/feed-services/v3/feed?feedType=GENERIC&sort';
const VOTE = { resourceType: 'POST', resourceId: POST, voteType: 'DOWN' };
const NEW_POST = {
  ...{ title: 'How long is your notice period?', content: 'Mine is 90 days.', profileType: 'ANONYMOUS' },
  ...{ community: { type: 'TOPIC', entityId: 42 }, media: [], poll: null, salaryIds: [] },
};

interface Sent {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: object;
}

/** The main requests of a member, and how many of their statements would need several servers (decision 229). */
const REQUESTS: Readonly<Record<string, Sent & { readonly crossShard: number }>> = {
  'Home, latest': { path: `${FEED}=LATEST&limit=10`, crossShard: 2 },
  'Home, popular': { path: `${FEED}=POPULAR&limit=10`, crossShard: 1 },
  'a community': {
    path: '/feed-services/v2/feed/community/TOPIC/42/posts?sort=newToOld',
    crossShard: 2,
  },
  'a post': { path: `/feed-services/v1/feed/${POST}`, crossShard: 1 },
  'its comments': { path: `/feed-services/v1/post/${POST}/comments`, crossShard: 1 },
  'a company': { path: `/company-services/v1/${COMPANY}`, crossShard: 1 },
  'its reviews': { path: `/review-services/v1/${COMPANY}/reviews`, crossShard: 1 },
  'its salaries': { path: `/salary-services/v1/${COMPANY}/salaries`, crossShard: 0 },
  'its interviews': { path: '/interview-services/v1/interviews?companyUrl=zentrix-labs', crossShard: 1 },
  'its benefits': { path: `/company-services/v1/${COMPANY}/benefits`, crossShard: 0 },
  'its photos': { path: `/company-services/v1/${COMPANY}/photos`, crossShard: 0 },
  jobs: { path: '/jobs-services/v1/jobs', crossShard: 0 },
  'salaries of a designation': {
    path: '/salary-services/v1/designations/backend-engineer/salaries',
    crossShard: 0,
  },
  'a search': { path: '/search-services/v1/search?q=zentrix', crossShard: 1 },
  suggestions: { path: '/search-services/v1/suggest?q=zen', crossShard: 0 },
  notifications: { path: '/notification-services/v1/notifications?platform=computer', crossShard: 1 },
  'the list of chats': { path: '/api/chat/v1/message/group', crossShard: 1 },
  'the messages of a chat': { path: `/api/chat/v1/message/group/${ROOM}/recent`, crossShard: 0 },
  'a chat message': {
    ...{ path: `/api/chat/v1/message/group/${ROOM}/message/ClientOfTheTest01`, method: 'PUT' },
    ...{ body: { text: 'Hello' }, crossShard: 0 },
  },
  'a vote': { path: '/feed-services/v1/vote', method: 'POST', body: VOTE, crossShard: 0 },
  'a comment': {
    ...{ path: `/feed-services/v1/post/${POST}/comment`, method: 'POST' },
    ...{ body: { text: 'The second offer', profileType: 'ANONYMOUS' }, crossShard: 3 },
  },
  'a new post': { path: '/feed-services/v2/post', method: 'POST', body: NEW_POST, crossShard: 3 },
};

let env: TestEnvironment;
let cookie: string;
beforeAll(async () => {
  env = await startTestEnvironment();
  cookie = await env.signIn(ASHA);
});
afterAll(() => env.close());

async function crossShardOf({ path, method = 'GET', body }: Sent): Promise<readonly string[]> {
  const { pool } = env.database;
  const headers = { cookie, 'idempotency-key': env.services.newId() };
  const statements = await statementsDuring(pool, async () => {
    const response = await env.send({ url: path, method, headers, ...(body && { payload: body }) });
    expect(response.statusCode, response.body).toBeLessThan(300);
  });
  const found: string[] = [];
  for (const statement of statements)
    if ((await reachOf(pool, statement)) === 'cross-shard') found.push(statement.text);
  return found;
}

describe('cross-shard statements', () => {
  it.each([
    ['one post', `select from posts where id = 'a'`, 'one server'],
    ['all posts', `select from posts`, 'cross-shard'],
    ['one of two posts', `select from posts where id = 'a' or id = 'b'`, 'cross-shard'],
    [
      'a post with its comments',
      `select from posts p join comments c on c.post_id = p.id where p.id = 'a'`,
      'one server',
    ],
    ['a comment by its own id', `select from comments where id = 'a'`, 'cross-shard'],
    [
      'a post with its alias',
      `select from posts p join aliases a on a.id = p.alias_id where p.id = 'a'`,
      'one server',
    ],
    ['a post with an account', `select from posts, members where posts.id = 'a'`, 'cross-shard'],
    ['two companies', `select from interviews where company_id in (1, 2)`, 'cross-shard'],
    [
      'a post and an equal company',
      `select from posts, interviews where posts.id = '1' and company_id = 1`,
      'cross-shard',
    ],
    ['a new vote', `insert into votes values ('POST', 'a', 'b', 'UP')`, 'one server'],
    ['a change of an alias', `update aliases set bio = '' where id = 'a'`, 'cross-shard'],
    ['accounts', 'select from members', 'one server'],
  ])('the plan of a statement shows how many servers it needs: %s', async (_, text, reach) => {
    expect(await reachOf(env.database.pool, { text, values: [] })).toBe(reach);
  });

  it.each(Object.entries(REQUESTS))(
    'the main requests have as many cross-shard statements as recorded: %s',
    async (name, request) => {
      const statements = await crossShardOf(request);
      expect(statements.length, `${name}:\n${statements.join('\n')}`).toBe(request.crossShard);
    },
  );
});
