import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerPages } from './register-pages';
import type { QueueLimits } from './render-queue';
import type { Renderer } from './rendering';
import { testBuilds } from './testing';

/** Tests pages of an overloaded server; none finishes before the test allows it. */

const LIMITS: QueueLimits = { running: 2, waiting: 6, waitingOfOneNetwork: 4, maxWait: 60_000 };

let webRoot: string;
let app: FastifyInstance;
/** Pages in the order their rendering started. */
let started: string[];
let running: number;
let maxAtOnce: number;
let letFinish: () => void;

beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'humkaar-busy-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'chunks.json'), JSON.stringify({ chunks: {}, fonts: [] }));
  writeFileSync(join(webRoot, 'favicon.ico'), '');
  app = fastify({ trustProxy: true });
  [started, running, maxAtOnce] = [[], 0, 0];
});
afterEach(async () => {
  letFinish();
  await app.close();
  rmSync(webRoot, { recursive: true });
});

function serve(change: Partial<QueueLimits> = {}, timeout = 60_000): void {
  const mayFinish = new Promise<void>((done) => {
    letFinish = done;
  });
  const renderer: Renderer = {
    render: async ({ url }) => {
      started.push(new URL(url).pathname);
      maxAtOnce = Math.max(maxAtOnce, ++running);
      await mayFinish;
      running--;
      return {
        kind: 'page',
        status: 200,
        head: { title: `Page ${url}`, description: 'A page' },
        body: Buffer.from('<main>whole</main>'),
        data: '',
      };
    },
    renderHead: async () => undefined,
    chunkAt: () => undefined,
    plainHead: { title: 'Plain', description: 'Plain', hidden: true },
    pageCookies: [],
  };
  const limits = { ...LIMITS, ...change };
  registerPages(app, {
    builds: testBuilds(webRoot, { en: renderer }),
    publicOrigin: 'https://ours.example',
    now: () => new Date(),
    timeout,
    queue: limits,
  });
}

const ask = async (url: string, from = '203.0.113.1', cookie = '') =>
  app.inject({ url, headers: { 'x-forwarded-for': from, cookie } });

const hasStarted = (count: number) => expect.poll(() => started.length).toBe(count);

it('pages requested at the same moment are all complete, and only two render at once', async () => {
  serve({ waiting: 100, waitingOfOneNetwork: 100 });
  const responses = Array.from({ length: 40 }, (_, index) => ask(`/company/${index}`));
  await hasStarted(2);
  letFinish();
  for (const { statusCode, body } of await Promise.all(responses)) {
    expect(statusCode).toBe(200);
    expect(body).toContain('<main>whole</main>');
    expect(body).not.toContain('noindex');
  }
  expect(maxAtOnce).toBe(2);
});

it('a page over the limits gets 503 with a retry time and no noindex', async () => {
  serve();
  const responses = Array.from({ length: 12 }, (_, index) => ask(`/company/${index}`, `203.0.113.${index}`));
  await hasStarted(2);
  letFinish();
  const all = await Promise.all(responses);
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array.from({ length: 8 }, () => 200),
    ...Array.from({ length: 4 }, () => 503),
  ]);
  const refused = all.find(({ statusCode }) => statusCode === 503);
  expect(refused?.headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(refused?.body).toContain('<h1>This page did not load</h1>');
  expect(refused?.body).toContain('Try again in a few seconds.');
  expect(refused?.body).not.toMatch(/noindex|noscript|<script/);
});

it('a page that renders too long is refused with 503 and not sent empty', async () => {
  serve({}, 20);
  const { statusCode, headers, body } = await ask('/slow');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).not.toMatch(/noindex|id="root"/);
});

it('a page that waits too long is refused with 503', async () => {
  serve({ maxWait: 20 });
  const first = [ask('/a'), ask('/b')];
  await hasStarted(2);
  expect((await ask('/c')).statusCode).toBe(503);
  letFinish();
  for (const { statusCode } of await Promise.all(first)) expect(statusCode).toBe(200);
});

it('a network that requests many pages cannot lock others out, and others do not wait for all its pages', async () => {
  serve();
  const greedy = Array.from({ length: 10 }, (_, index) => ask(`/greedy/${index}`, '203.0.113.1'));
  await hasStarted(2);
  const other = ask('/other', '198.51.100.7');
  letFinish();
  expect((await other).statusCode).toBe(200);
  expect(started.indexOf('/other')).toBeLessThan(5);
  const statuses = (await Promise.all(greedy)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503)).toHaveLength(4);
});

it('addresses of one IPv6 network share the page limits', async () => {
  serve();
  const responses = Array.from({ length: 10 }, (_, index) => ask(`/page/${index}`, `2001:db8:1:2::${index}`));
  await hasStarted(2);
  letFinish();
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503)).toHaveLength(4);
});

it('visitors who request the same page at the same moment share one rendering, even while it waits', async () => {
  serve();
  const rest = [ask('/a'), ask('/b')];
  await hasStarted(2);
  const same = Array.from({ length: 30 }, (_, index) => ask('/same', `203.0.113.${index}`));
  letFinish();
  for (const { statusCode } of await Promise.all([...rest, ...same])) expect(statusCode).toBe(200);
  expect(started.filter((url) => url === '/same')).toHaveLength(1);
});

it('a member page waits its turn and is never shared', async () => {
  serve();
  const rest = [ask('/a'), ask('/b')];
  await hasStarted(2);
  const own = [ask('/mine', '203.0.113.1', 'AT=one'), ask('/mine', '203.0.113.1', 'AT=two')];
  expect(started).toEqual(['/a', '/b']);
  letFinish();
  for (const { statusCode } of await Promise.all([...rest, ...own])) expect(statusCode).toBe(200);
  expect(started).toEqual(['/a', '/b', '/mine', '/mine']);
});

it('a page is not rendered after its clients have hung up, and its place is freed', async () => {
  serve({ waiting: 3, waitingOfOneNetwork: 2 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const first = [ask('/a'), ask('/b')];
  await hasStarted(2);
  const hungUp: Promise<void>[] = [];
  let received = 0;
  app.server.on('connection', (socket) => {
    hungUp.push(new Promise((done) => socket.once('close', () => done())));
  });
  app.server.on('request', () => {
    received++;
  });
  const impatient = ['/gone/1', '/gone/2'].map((path) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return socket;
  });
  await expect.poll(() => received).toBe(2);
  expect((await ask('/full', '127.0.0.1')).statusCode).toBe(503);
  for (const socket of impatient) socket.destroy();
  await Promise.all(hungUp);
  const patient = ask('/patient', '127.0.0.1');
  letFinish();
  expect((await patient).statusCode).toBe(200);
  expect(started).not.toContain('/gone/1');
  for (const { statusCode } of await Promise.all(first)) expect(statusCode).toBe(200);
});
