import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestEnvironment, type TestEnvironment } from './testing';

let env: TestEnvironment;
beforeAll(async () => {
  env = await startTestEnvironment();
});
afterAll(() => env.close());

it('[R-279] a post without violations is live: it is public at once and comes first in its list', async () => {
  const author = await env.person('Author');
  const { body } = await env.write(
    'POST',
    '/v2/post',
    {
      title: 'Who signs the form?',
      content: '',
      community: { type: 'TOPIC', entityId: 43 },
      profileType: 'ANONYMOUS',
      media: [],
      poll: null,
      salaryIds: [],
    },
    author.cookie,
  );
  expect(body.status).toBe('LIVE');
  const seen = await env.get(`/v1/feed/${body.postId}`);
  expect([seen.status, seen.body.status, seen.body.holdReason]).toEqual([200, 'LIVE', null]);
  const list = await env.get('/v2/feed/community/TOPIC/43/posts?sort=newToOld&limit=1');
  expect(list.body.items[0].postId).toBe(body.postId);
});
