import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestWorld, type TestWorld } from './testing';

let world: TestWorld;
beforeAll(async () => {
  world = await startTestWorld();
});
afterAll(() => world.close());

it('[R-279] a post nothing speaks against is live: everybody reads it at once, and its list begins with it', async () => {
  const author = await world.person('Author');
  const { body } = await world.write(
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
  const seen = await world.get(`/v1/feed/${body.postId}`);
  expect([seen.status, seen.body.status, seen.body.heldFor]).toEqual([200, 'LIVE', null]);
  const list = await world.get('/v2/feed/community/TOPIC/43/posts?sort=newToOld&limit=1');
  expect(list.body.items[0].postId).toBe(body.postId);
});
