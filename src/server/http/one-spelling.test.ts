import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';

let server: TestServer;
let port: number;
beforeAll(async () => {
  const now = () => new Date('2026-08-05T09:00:00Z');
  server = await startTestServer({ examples: false, now, env: { RATE_LIMIT: 'on' } });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const sent = request({ method: 'POST', host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    sent.on('error', fail).end();
  });

it('every spelling of an address counts towards its limit', async () => {
  const spellings = [
    '/grievance-services/v1/ticket',
    '/%67rievance-services/v1/ticket',
    '/grievance-services/v1/%74icket',
    '/grievance-services/v1/ticket#a',
    '/docs/../grievance-services/v1/ticket',
    'http://other.example/grievance-services/v1/ticket',
  ];
  const statuses: unknown[] = [];
  for (const path of [...spellings, ...spellings, ...spellings]) statuses.push(await statusOf(path));
  const refused = [429, 429, 429, 429, 429, 429];
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 400), ...refused]);
});

it('a badly encoded address opened in a browser shows a page; a program gets the reason', async () => {
  for (const url of ['/overview/100%', '/p/%E0%A4', '/search/%ED%A0%80']) {
    const page = await server.send({ url, headers: { 'sec-fetch-dest': 'document' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1>Page not found</h1>');
    const problem = await server.send({ url });
    expect([problem.statusCode, problem.json().code]).toEqual([400, 'INVALID_REQUEST']);
  }
});
