import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';

const ATTACKER = '127.0.0.1';
const VISITOR = '127.0.0.2';
const AT_ONCE = 100;

let server: TestServer;
let port: number;
let sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer({ examples: false });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(() => server.close());

const open = (bytes: string) =>
  new Promise<void>((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
    sockets.push(socket);
    socket.on('error', () => done());
    socket.once('close', () => done());
    socket.once('connect', () => {
      if (bytes === '') done();
      else socket.write(bytes, () => done());
    });
    socket.resume();
  });

const flood = async (count: number, bytes: string) => {
  for (let opened = 0; opened < count; opened += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - opened) }, () => open(bytes)));
};

const health = (from: string) =>
  new Promise<number>((done, fail) => {
    const options = { port, host: '127.0.0.1', path: '/health/ready', localAddress: from, agent: false };
    request(options, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    })
      .on('error', fail)
      .end();
  });

it.each([
  ['2,200 requests whose headers never end', 2_200, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
  [
    '2,200 bodies that never end',
    2_200,
    'POST /sandbox/session HTTP/1.1\r\nhost: x\r\nappid: 999\r\nsystemid: AB_WEB\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
  ],
  ['2,200 connections that send nothing', 2_200, ''],
  ['2,200 idle connections', 2_200, 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n'],
  [
    '2,200 websockets without a session',
    2_200,
    'GET /ws/?EIO=4&transport=websocket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  ],
])(
  'the server stays reachable and its health checks respond during %s from one address',
  async (_what, count, bytes) => {
    const flooding = flood(count, bytes);
    expect(await health(VISITOR)).toBe(200);
    await flooding;
    for (let requestCount = 0; requestCount < 5; requestCount++)
      expect([await health(VISITOR), await health(ATTACKER)]).toEqual([200, 200]);
  },
);
