import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';

const MEGABYTES = 50;
const PART = Buffer.alloc(1_000_000, 'a');
const MEMBER = 'Mlargebody000001';

let server: TestServer;
let cookie: string;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
  await server.services.db
    .insertInto('members')
    .values({ id: MEMBER, name: 'Large', is_reader: true })
    .execute();
  cookie = await server.signIn(MEMBER);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

interface Received {
  readonly response: string;
  readonly error: string | undefined;
}

/** Sends a whole 50 MB body before it reads anything, as simple clients do. */
const send = (path: string, lines: readonly string[], isChunked = false): Promise<Received> =>
  new Promise((done) => {
    let response = '';
    let error: string | undefined;
    const socket = connect({ port, host: '127.0.0.1' });
    socket.pause();
    const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${MEGABYTES * PART.length}`;
    const head = [`POST ${path} HTTP/1.1`, 'host: x', 'appid: 999', 'systemid: AB_WEB', length, ...lines];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    let left = MEGABYTES;
    const part = isChunked ? Buffer.concat([Buffer.from('f4240\r\n'), PART, Buffer.from('\r\n')]) : PART;
    const pump = () => {
      while (left > 0) {
        left--;
        if (!socket.write(part)) return void socket.once('drain', pump);
      }
      if (isChunked) socket.write('0\r\n\r\n');
      socket.resume();
    };
    pump();
    socket.on('data', (bytes) => {
      response += bytes;
      if (response.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', ({ message }) => {
      error = message;
    });
    socket.on('close', () => done({ response, error }));
  });

const json = 'content-type: application/json';
it.each([
  ['JSON with a content length', '/feed-services/v1/vote', () => [json, `cookie: ${cookie}`], 413],
  ['a picture with a content length', '/media', () => ['content-type: image/png', `cookie: ${cookie}`], 413],
  [
    'a picture of an unsupported type',
    '/media',
    () => ['content-type: image/heic', `cookie: ${cookie}`],
    422,
  ],
  ['a body of a visitor without permission', '/media', () => ['content-type: image/png'], 401],
  [
    'a body of an unsupported type',
    '/feed-services/v1/vote',
    () => ['content-type: text/csv', `cookie: ${cookie}`],
    415,
  ],
  ['a body for an unknown path', '/nowhere', () => [json], 413],
])('the refusal of a 50 MB body reaches the client: %s', async (_what, path, lines, status) => {
  const { response, error } = await send(path, lines());
  expect(error).toBeUndefined();
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it('the refusal of a 50 MB body reaches a client that wants the connection closed, and it is closed', async () => {
  const { response, error } = await send('/feed-services/v1/vote', [
    json,
    `cookie: ${cookie}`,
    'connection: close',
  ]);
  expect(error).toBeUndefined();
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
});

it('the refusal of a 50 MB body without a content length reaches the client', async () => {
  const { response, error } = await send('/feed-services/v1/vote', [json, `cookie: ${cookie}`], true);
  expect(error).toBeUndefined();
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
});
