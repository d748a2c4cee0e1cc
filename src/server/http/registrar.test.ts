import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const event = { eventType: 'pageView', pageName: 'HomeScreen' };
const post = (payload: unknown, headers: Record<string, string> = {}) =>
  server.send({ method: 'POST', url: '/curate-services/v0/event', payload: payload as object, headers });

describe('a route made from its contract', () => {
  it('answers as documented', async () => {
    expect((await post(event)).statusCode).toBe(204);
    const ready = await server.send({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok' }]);
    expect(ready.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses an unknown field and names it', async () => {
    const answer = await post({ ...event, userId: 'me' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      code: 'INVALID_REQUEST',
      errors: [{ field: '/body/userId', code: 'additionalProperties' }],
    });
  });

  it('never turns text in a body into a number', async () => {
    expect((await post({ ...event, topicId: '42' })).json().errors[0].field).toBe('/body/topicId');
  });
});
