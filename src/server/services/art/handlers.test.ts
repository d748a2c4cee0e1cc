import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
});
afterAll(() => server.close());

describe('a drawn picture', () => {
  it.each([
    '/art/kolam/monsoon.svg',
    '/art/mark/zentrix.svg',
    '/art/jaali/kaveri.svg',
    '/art/scene/kaveri-cafe.svg',
    '/art/rosette/winner.svg',
    '/alpha/company/photos/logos/zentrix.jpg',
    '/alpha/colleges/photos/logos/iit.jpg',
  ])('%s is the same for ever', async (url) => {
    const [one, two] = [await server.send({ url }), await server.send({ url })];
    expect(one.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(one.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(two.body).toBe(one.body);
  });

  it.each([
    '/art/nothing/x.svg',
    '/art/kolam/..%2fx.svg',
    '/art/kolam/x.png',
    '/alpha/company/photos/logos/x.svg',
  ])('%s is refused and kept by nobody', async (url) => {
    const answer = await server.send({ url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
  });
});
