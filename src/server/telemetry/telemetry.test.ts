import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ASHA } from '../services/chat/testing';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { Span } from './trace';

interface Received {
  readonly path: string;
  readonly body: string;
}

/** What a collector has received. */
const received: Received[] = [];
const stub = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => {
    received.push({ path: request.url ?? '', body });
    response.end('{}');
  });
});

const SECRETS = ['The exact words of a comment', 'a-key-of-one-request', 'priya@example.com', '203.0.113.7'];
const FEED = '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST&limit=2';
let post = '';
let cookie = '';

beforeAll(async () => {
  await new Promise<void>((ready) => stub.listen(0, '127.0.0.1', ready));
  const { port } = stub.address() as AddressInfo;
  const env = await startTestServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } });
  await use(env);
  await env.close();
});
afterAll(() => new Promise((done) => stub.close(done)));

/** Requests over the network, because the calls of rendered pages belong to their page. */
async function use({ app, signIn }: TestServer): Promise<void> {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  cookie = await signIn(ASHA);
  const headers = { appid: '999', systemid: 'AB_WEB', 'content-type': 'application/json', cookie };
  const { items } = await (await fetch(origin + FEED, { headers })).json();
  post = items[0].postId;
  const comment = { text: SECRETS[0], profileType: 'ANONYMOUS' };
  const sent = await fetch(`${origin}/feed-services/v1/post/${post}/comment`, {
    method: 'POST',
    headers: {
      ...headers,
      'idempotency-key': SECRETS[1] ?? '',
      'x-forwarded-for': SECRETS[3] ?? '',
      traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
    },
    body: JSON.stringify(comment),
  });
  expect([sent.status, sent.headers.get('traceparent')]).toEqual([201, null]);
  await fetch(`${origin}/feed-services/v1/nothing?email=${SECRETS[2]}`, { headers });
  const untraceable = await fetch(`${origin}/untraceable-services/v1/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(untraceable.status).toBeGreaterThanOrEqual(400);
}

const bodies = (kind: string) =>
  received.filter(({ path }) => path === `/v1/${kind}`).map(({ body }) => JSON.parse(body));
const spans = (): readonly Span[] =>
  bodies('traces').flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans);
const named = (name: string) => spans().find((span) => span.name === name);

it('a collector receives a trace from the request over its handler to each query', () => {
  const request = named('POST /feed-services/v1/post/:id/comment');
  const handler = spans().find(
    ({ name, parentSpanId }) => name === 'handler' && parentSpanId === request?.spanId,
  );
  const insert = named('insert comments');
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: '201' },
  });
  expect(insert).toMatchObject({ traceId: request?.traceId, parentSpanId: handler?.spanId });
  expect(BigInt(insert?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(insert?.startTimeUnixNano ?? 0));
});

it('a trace names no member, alias, item, address, session or text, and starts at a whole second', () => {
  const all = received.map(({ body }) => body).join();
  const session = /AT=([^;]+)/.exec(cookie)?.[1] ?? '';
  for (const secret of [...SECRETS, post, ASHA, session, '11111111111111111111111111111111', 'Asha'])
    expect(all).not.toContain(secret);
  const roots = spans().filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(roots.length).toBeGreaterThan(2);
  for (const { startTimeUnixNano } of roots) expect(startTimeUnixNano).toMatch(/0000000$/);
});

it('an untraceable request is not traced', () => {
  expect(spans().length).toBeGreaterThan(0);
  expect(
    spans()
      .map(({ name }) => name)
      .filter((name) => /untraceable/.test(name)),
  ).toEqual([]);
});

it('a collector receives the metrics of /metrics', () => {
  const metrics = bodies('metrics').flatMap(
    ({ resourceMetrics }) => resourceMetrics[0].scopeMetrics[0].metrics,
  );
  const seconds = metrics.findLast(({ name }) => name === 'humkaar_request_seconds');
  const [point] = seconds.histogram.dataPoints;
  expect(point.bucketCounts).toHaveLength(point.explicitBounds.length + 1);
  const all = point.bucketCounts.reduce((sum: number, count: string) => sum + Number(count), 0);
  expect(String(all)).toBe(point.count);
});
