import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renew, sandboxToken, sentBack, socialLogin } from '../services/login/testing';
import { startTestServer, type TestServer } from '../testing/start-test-server';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const signIn = async (name: string) =>
  sentBack(await socialLogin(server, { token: await sandboxToken(server, { name }) }));

function open(cookie: string) {
  const extraHeaders = { cookie, origin };
  const socket = io(origin, { path: '/ws/', transports: ['websocket'], reconnection: false, extraHeaders });
  const ended = new Promise<string>((done) => socket.once('disconnect', done));
  return new Promise<{ ended: typeof ended; socket: typeof socket }>((done) =>
    socket.once('connect', () => done({ socket, ended })),
  );
}

it('[R-665] signing out ends the sockets of the member and of no other member', async () => {
  const [leaving, staying] = [await signIn('Leaving'), await signIn('Staying')];
  const gone = await open(leaving);
  const saved = await open(staying);
  // Signing out with the next token pair also ends sockets opened with the previous pair.
  const renewed = sentBack(await renew(server, leaving));
  const headers = { cookie: renewed, systemid: 'desktop', clienttype: 'desktop' };
  expect((await server.send({ url: '/logout', headers })).statusCode).toBe(204);
  expect(await gone.ended).toBe('io server disconnect');
  expect(saved.socket.connected).toBe(true);
  saved.socket.close();
});
