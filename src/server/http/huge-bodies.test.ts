import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { Problem } from './problem';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
});
afterAll(() => server.close());

const EVENT = {
  eventType: 'impression',
  pageName: 'HomeScreen',
  entity: 'top_company_impressions',
  count: 1,
};

async function problemOf(events: readonly object[]) {
  const { statusCode, body } = await server.send({
    method: 'POST',
    url: '/curate-services/v0/event/bulk',
    payload: { events },
  });
  const { errors = [] } = JSON.parse(body) as Problem;
  return { statusCode, fields: errors.map(({ field, code }) => `${field} ${code}`) };
}

it('a small wrong body gets every error, each with its field', async () => {
  const wrong = [
    { ...EVENT, count: 0 },
    { ...EVENT, pageName: 5 },
  ];
  expect(await problemOf(wrong)).toEqual({
    statusCode: 400,
    fields: ['/body/events/0/count minimum', '/body/events/1/pageName type'],
  });
});

it('a visitor cannot occupy the server for minutes with hundreds of thousands of wrong values', async () => {
  const problem = await problemOf(Array.from({ length: 300_000 }, () => ({})));
  expect(problem).toEqual({ statusCode: 400, fields: ['/body/events maxItems'] });
});
