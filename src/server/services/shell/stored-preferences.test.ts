import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { isCounted } from '../../vendors/is-counted';
import { newUsersOf } from '../profile/account/testing';

let server: TestServer;
let newUsers: ReturnType<typeof newUsersOf>;
const logFile = join(tmpdir(), `humkaar-counted-${process.pid}.log`);
beforeAll(async () => {
  server = await startTestServer({ alone: true, env: { LOG_FILE: logFile } });
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());

it('[R-707] a member who turned analytics off is not counted, and their errors are still logged', async () => {
  const me = await newUsers.join();
  const listener = (path: string, payload: object) =>
    server.send({ method: 'POST', url: path, payload, headers: { cookie: me.cookie } });
  const count = (eventType: string) =>
    listener('/curate-services/v0/event', { eventType, pageName: 'HomeScreen' });
  const written = () => readFileSync(logFile, 'utf8');

  expect((await count('countedBefore')).statusCode).toBe(204);
  expect((await me.call('PUT', 'v1/user/preferences', { analytics: false })).statusCode).toBe(200);
  expect((await count('countedAfter')).statusCode).toBe(204);
  await listener('/curate-services/v0/event/bulk', {
    events: [{ eventType: 'countedInBulk', pageName: 'HomeScreen' }],
  });
  await listener('/api/v4/log/error', { error: 'brokenAllTheSame', display: 'WEB' });
  await expect.poll(written).toContain('brokenAllTheSame');
  expect(written()).toContain('countedBefore');
  expect(written()).not.toMatch(/countedAfter|countedInBulk/);
});

it('no usage event names its sender: fields that would do so are refused, and the log line has no sender', async () => {
  const me = await newUsers.join();
  const event = {
    eventType: 'nobodysEvent',
    pageName: 'CompanyScreen',
    companyId: 1001,
    campaign: 'for-asha',
  };
  const send = (more: object, path = '') =>
    server.send({
      method: 'POST',
      url: `/curate-services/v0/event${path}`,
      payload: path === '' ? { ...event, ...more } : { events: [{ ...event, ...more }] },
      headers: { cookie: me.cookie, referer: 'http://here/questions/which-post' },
    });
  const submission = [
    'userId',
    'cvId',
    'deviceId',
    'loginStatus',
    'url',
    'referrer',
    'timestamp',
    'utmSource',
  ];
  for (const word of submission)
    for (const path of ['', '/bulk'])
      expect([word, (await send({ [word]: me.id }, path)).statusCode]).toEqual([word, 400]);
  expect((await send({})).statusCode).toBe(204);
  const lines = () =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes('nobodysEvent'));
  await expect.poll(lines).toHaveLength(1);
  expect(lines()[0]).not.toMatch(new RegExp(`${me.id}|which-post|for-asha|\\d+\\.\\d+\\.\\d+\\.\\d+`));
});

it('[R-568] bulk events are accepted only from a client for employers, 1, or for job seekers, 9', async () => {
  const me = await newUsers.join();
  const count = async (tenant: unknown) => {
    const events = [{ eventType: 'impression', pageName: 'HomeScreen' }];
    const path = '/curate-services/v0/event/bulk';
    const payload = { events, tracker: { id: 9205, tenant } };
    return (await server.send({ method: 'POST', url: path, payload, headers: { cookie: me.cookie } }))
      .statusCode;
  };
  const answers = [1, 9, 0, 2, '9', undefined].map(count);
  expect(await Promise.all(answers)).toEqual([204, 204, 400, 400, 400, 400]);
});

it('[R-712] third-party scripts load only for members who have not turned analytics off', async () => {
  const me = await newUsers.join();
  const counted = isCounted(server.services, { publicOrigin: 'http://here' });
  expect(await counted(me.cookie)).toBe(true);
  expect(await counted('')).toBe(false);
  expect(await counted('AT=of-nobody; UAC_K=1')).toBe(false);
  expect((await me.call('PUT', 'v1/user/preferences', { analytics: false })).statusCode).toBe(200);
  expect(await counted(me.cookie)).toBe(false);
});
