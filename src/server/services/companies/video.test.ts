import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/video';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const videos = async (urlName: string) => {
  const reply = await server.send({ url: `/video-services/v1/companies/${urlName}/summary` });
  return { status: reply.statusCode, body: reply.json() as components['schemas']['SummaryVideo'][] };
};

it('[R-688][R-075] a company video response includes its summary and a poster from our server', async () => {
  const { body } = await videos('zentrix-labs');
  const [video] = body;
  expect(video?.title).toBe('Zentrix Labs in two minutes');
  expect(video?.points.length).toBeGreaterThanOrEqual(3);
  const front = await server.send({ url: video?.posterUrl ?? '' });
  expect([front.statusCode, front.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
});

it('[R-688] a company without a video gets an empty list, and an unknown company gets a 404', async () => {
  await server.services.db.deleteFrom('company_videos').execute();
  expect(await videos('zentrix-labs')).toEqual({ status: 200, body: [] });
  expect((await videos('nobody-at-all')).status).toBe(404);
});
