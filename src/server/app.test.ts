import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/start-test-server';

let server: TestServer;
let origin: string;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ examples: false, env: { RATE_LIMIT: 'on' } });
  await server.services.db.insertInto('members').values({ id: 'Mreader00000001', name: 'Reader' }).execute();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(origin).port);
});
afterAll(() => server.close());

const HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'x-request-id',
];

describe('every response', () => {
  it.each([
    ['GET', '/health/live'],
    ['HEAD', '/health/live'],
    ['GET', '/art/kolam/x.svg'],
    ['GET', '/feed-services/v3/feed'],
    ['DELETE', '/feed-services/v3/feed'],
    ['GET', '/nowhere'],
    ['GET', '/%zz'],
    ['PROPFIND', '/nowhere'],
    ['GET', '/docs'],
    ['GET', '/metrics'],
    ['POST', '/curate-services/v0/event'],
  ])('every response carries the browser security headers: %s %s', async (method, path) => {
    const headers = await new Promise<NodeJS.Dict<string | string[]>>((done, fail) => {
      ask({ host: '127.0.0.1', port, method, path }, (response) => done(response.resume().headers))
        .on('error', fail)
        .end();
    });
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(HEADERS));
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('a request that is not HTTP still gets the security headers', async () => {
    const response = await new Promise<string>((done) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (bytes) => {
        text += bytes;
      });
      socket.on('close', () => done(text));
    });
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    for (const name of HEADERS) expect(response).toContain(`\r\n${name}: `);
    expect(response).toContain('application/problem+json');
  });
});

describe('the server metrics', () => {
  it('metrics are served to this machine only, not to requests forwarded by a local proxy', async () => {
    const own = await fetch(`${origin}/metrics`);
    expect(await own.text()).toContain(
      'humkaar_request_seconds_count{method="GET",route="/health/live",status="200"}',
    );
    expect((await fetch(`${origin}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(
      404,
    );
  });
});

describe('the published contracts', () => {
  it('the contract docs page loads every file from our own origin', async () => {
    const page = await (await fetch(`${origin}/docs`)).text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const url of files) expect([url, (await fetch(origin + url)).status]).toEqual([url, 200]);
    expect((await (await fetch(`${origin}/docs/contracts/feed.json`)).json()).openapi).toBe('3.1.0');
    expect((await fetch(`${origin}/docs/package.json`)).status).toBe(404);
    const { headers } = await fetch(`${origin}/docs`);
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });
});

describe('the socket', () => {
  const open = (extraHeaders: Record<string, string>): Promise<Socket | string> =>
    new Promise((done) => {
      const socket = io(origin, {
        path: '/ws/',
        transports: ['websocket'],
        reconnection: false,
        extraHeaders,
      });
      socket.once('connect', () => done(socket));
      socket.once('connect_error', () => {
        socket.close();
        done('refused');
      });
    });

  it('the socket accepts only signed-in members on our own pages', async () => {
    const cookie = await server.signIn('Mreader00000001');
    expect(await open({ cookie, origin: 'https://evil.example' })).toBe('refused');
    expect(await open({ cookie })).toBe('refused');
    expect(await open({ cookie: 'AT=forged', origin })).toBe('refused');
    const socket = await open({ cookie, origin });
    expect(socket).toHaveProperty('connected', true);
    (socket as Socket).close();
  });

  it('the socket refuses every transport except websocket', async () => {
    const response = await fetch(`${origin}/ws/?EIO=4&transport=polling`);
    expect([response.status, response.headers.get('x-content-type-options')]).toEqual([426, 'nosniff']);
  });
});

describe('the rate limit', () => {
  /** Uses writes: they count more than reads, so the limit is reached before it refills on a slow machine. */
  const write = (headers: Record<string, string> = {}) =>
    fetch(`${origin}/sandbox/session`, {
      method: 'POST',
      headers: { appid: '999', systemid: 'AB_WEB', ...headers },
    });

  it('a caller over the rate limit gets Retry-After for any claimed IP, while pictures and health checks still work', async () => {
    const statuses = new Map<number, number>();
    let limited: Response | undefined;
    for (let round = 0; round < 30 && !limited; round++) {
      const responses = await Promise.all(
        Array.from({ length: 100 }, (_, i) => write({ 'x-forwarded-for': `203.0.${round}.${i}` })),
      );
      for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      limited = responses.find(({ status }) => status === 429);
    }
    expect([...statuses.keys()].sort()).toEqual([400, 429]);
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limited?.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    expect((await fetch(`${origin}/art/kolam/x.svg`)).status).toBe(200);
  });
});
