import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overloadableServer } from './early-refusal';

const SETTINGS = { keepAliveTimeout: 1_000, requestTimeout: 1_000, http: {} };
const FEED = '/feed-services/v3/feed';
let [isFull, refused] = [false, 0];
const server = overloadableServer(
  (_request, response) => response.end('answered'),
  SETTINGS,
  {
    isOverloaded: () => isFull,
    countRefusal: () => {
      refused++;
    },
  },
  { 'x-content-type-options': 'nosniff' },
);
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const statusOf = async (path: string, sent: RequestInit = {}) => (await fetch(origin + path, sent)).status;

it('an overloaded server refuses reads of its services as its routes would, and counts them', async () => {
  isFull = false;
  expect(await statusOf(FEED)).toBe(200);
  isFull = true;
  const response = await fetch(origin + FEED);
  expect(await response.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(refused).toBe(1);
});

it.each([
  ['pages, which have their own limit', '/salaries', {}],
  ['health checks', '/health/live', {}],
  ['metrics', '/metrics', {}],
  ['writes, whose body has to be read', '/feed-services/v1/vote', { method: 'POST', body: '{}' }],
  ['untraceable requests, which are not counted', '/untraceable-services/v1/posts/a/author', {}],
  ['addresses that a browser opens', FEED, { headers: { 'sec-fetch-dest': 'document' } }],
])('an overloaded server leaves to the routes: %s', async (_, path, sent) => {
  isFull = true;
  const before = refused;
  expect([await statusOf(path, sent), refused - before]).toEqual([200, 0]);
});
