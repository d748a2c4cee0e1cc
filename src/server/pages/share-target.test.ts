import fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveShareTarget } from './share-target';

it('text shared without a service worker opens the composer and is in no address or response', async () => {
  const app = fastify();
  serveShareTarget(app);
  const answer = await app.inject({
    method: 'POST',
    url: '/share',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'title=Secret+plan&text=Read+this',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/?openCreatePost=true']);
  expect(answer.payload).not.toContain('Secret');
  await app.close();
});
