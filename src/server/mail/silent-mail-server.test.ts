import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newUsersOf } from '../services/profile/account/testing';
import { startTestServer, type TestServer } from '../testing/start-test-server';

/** Accepts connections and says nothing, so a request that waits for it never ends. */
let mailServer: Server;
const connections: Socket[] = [];
let server: TestServer;
beforeAll(async () => {
  mailServer = createServer((socket) => void connections.push(socket.on('error', () => undefined)));
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  const address = mailServer.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  server = await startTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  for (const connection of connections) connection.destroy();
  mailServer.close();
  await server.close();
});

it('a request for a code or for emails does not wait for the mail server, so its duration shows no other member', async () => {
  const me = await newUsersOf(server).join();
  await me.employ();
  const code = await me.call('POST', 'v1/user/email-verification/otp', {
    email: 'asha@zentrix-labs.example',
  });
  const emails = await server.send({
    method: 'PUT',
    url: '/notification-services/v1/email-address',
    headers: { cookie: me.cookie },
    payload: { address: 'asha@mailbox.example' },
  });
  expect([code.statusCode, emails.statusCode]).toEqual([200, 204]);
  await expect.poll(() => connections.length).toBe(2);
});
