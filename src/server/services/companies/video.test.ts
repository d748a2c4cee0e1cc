import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/video';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const films = async (urlName: string) => {
  const reply = await server.send({ url: `/video-services/v1/companies/${urlName}/summary` });
  return { status: reply.statusCode, body: reply.json() as components['schemas']['SummaryVideo'][] };
};

it('[R-688][R-075] a company video comes with its summary and a poster from our server', async () => {
  const { body } = await films('zentrix-labs');
  const [film] = body;
  expect(film?.title).toBe('Zentrix Labs in two minutes');
  expect(film?.points.length).toBeGreaterThanOrEqual(3);
  const front = await server.send({ url: film?.posterUrl ?? '' });
  expect([front.statusCode, front.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
});

it('[R-688] a company without a video gets an empty list, and an unknown company gets a 404', async () => {
  await server.services.db.deleteFrom('company_films').execute();
  expect(await films('zentrix-labs')).toEqual({ status: 200, body: [] });
  expect((await films('nobody-at-all')).status).toBe(404);
});
