import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { isCounted } from '../../vendors/is-counted';
import { newcomersOf } from '../user/testing';

let server: TestServer;
let newcomers: ReturnType<typeof newcomersOf>;
const logFile = join(tmpdir(), `humkaar-counted-${process.pid}.log`);
beforeAll(async () => {
  server = await startTestServer({ alone: true, env: { LOG_FILE: logFile } });
  newcomers = newcomersOf(server);
});
afterAll(() => server.close());

it('[R-707] whoever turned it off is not counted, and their errors are still told', async () => {
  const me = await newcomers.join();
  const tell = (path: string, payload: object) =>
    server.send({ method: 'POST', url: path, payload, headers: { cookie: me.cookie } });
  const count = (eventType: string) =>
    tell('/curate-services/v0/event', { eventType, pageName: 'HomeScreen' });
  const written = () => readFileSync(logFile, 'utf8');

  expect((await count('countedBefore')).statusCode).toBe(204);
  expect((await me.call('PUT', 'v1/user/preferences', { analytics: false })).statusCode).toBe(200);
  expect((await count('countedAfter')).statusCode).toBe(204);
  await tell('/curate-services/v0/event/bulk', {
    events: [{ eventType: 'countedInBulk', pageName: 'HomeScreen' }],
  });
  await tell('/api/v4/log/error', { error: 'brokenAllTheSame', display: 'WEB' });
  await vi.waitFor(() => expect(written()).toContain('brokenAllTheSame'));
  expect(written()).toContain('countedBefore');
  expect(written()).not.toMatch(/countedAfter|countedInBulk/);
});

it('[R-712] scripts of other companies meet members alone, and none who turned counting off', async () => {
  const me = await newcomers.join();
  const counted = isCounted(server.services, { publicOrigin: 'http://here' });
  expect(await counted(me.cookie)).toBe(true);
  expect(await counted('')).toBe(false);
  expect(await counted('AT=of-nobody; UAC_K=1')).toBe(false);
  expect((await me.call('PUT', 'v1/user/preferences', { analytics: false })).statusCode).toBe(200);
  expect(await counted(me.cookie)).toBe(false);
});
