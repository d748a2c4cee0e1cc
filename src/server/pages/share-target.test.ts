import fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveShareTarget } from './share-target';

it.each([
  [
    'a file',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="text"; filename="a.html"\r\n\r\n<script>\r\n--x--',
  ],
  ['a huge text', 'application/x-www-form-urlencoded', `text=${'x'.repeat(20_000_000)}`],
  ['JSON', 'application/json', '{'],
])('%s shared without a service worker opens the empty composer', async (_, type, payload) => {
  const app = fastify();
  serveShareTarget(app);
  const headers = { 'content-type': type };
  const response = await app.inject({ method: 'POST', url: '/share', headers, payload });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/?openCreatePost=true']);
  await app.close();
});

it('text shared without a service worker opens the composer and is in no address or response', async () => {
  const app = fastify();
  serveShareTarget(app);
  const response = await app.inject({
    method: 'POST',
    url: '/share',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'title=Secret+plan&text=Read+this',
  });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/?openCreatePost=true']);
  expect(response.payload).not.toContain('Secret');
  await app.close();
});
