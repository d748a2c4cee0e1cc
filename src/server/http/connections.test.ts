import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { clientAddress } from './client-address';
import { Connections } from './connections';

const LIMITS = { all: 12, ofOneNetwork: 8 };
const ATTACKER = '127.0.0.1';
const OTHER = '127.0.0.2';

let server: Server;
let port: number;
let waiting: ServerResponse[];
let sockets: Socket[];

async function listen(trustProxy: readonly string[] = []): Promise<void> {
  [waiting, sockets] = [[], []];
  server = createServer((request, response) => {
    if (request.url === '/wait') waiting.push(response);
    else response.end('here');
  });
  new Connections(LIMITS, clientAddress({ trustProxy })).watch(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
}
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function open(from: string, bytes: string) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  let received = '';
  let isOpen = true;
  socket.on('data', (part) => {
    received += part;
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((done) =>
    socket.once('close', () => {
      isOpen = false;
      done();
    }),
  );
  await new Promise<void>((done) => socket.once('connect', done));
  socket.write(bytes);
  return { socket, closed, received: () => received, isOpen: () => isOpen };
}
type Client = Awaited<ReturnType<typeof open>>;

const head = (path: string, from?: string) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\n${from ? `x-forwarded-for: ${from}\r\n` : ''}\r\n`;
const SLOW = 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ';
const BODY = 'POST /wait HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf';

const several = async (count: number, make: () => Promise<Client>): Promise<readonly Client[]> => {
  const made: Client[] = [];
  for (let position = 0; position < count; position++) made.push(await make());
  return made;
};
const answered = async (client: Client) => {
  await expect.poll(client.received).toContain('here');
  return client;
};
const openOf = (clients: readonly Client[]) => clients.filter((item) => item.isOpen()).length;

it.each([
  ['requests whose headers never end', SLOW],
  ['requests whose bodies never end', BODY],
  ['connections without a request', ''],
])('one address cannot lock others out with %s', async (_what, bytes) => {
  await listen();
  const slow = await several(40, () => open(ATTACKER, bytes));
  await answered(await open(OTHER, head('/')));
  await answered(await open(ATTACKER, head('/')));
  await expect.poll(() => openOf(slow)).toBeLessThanOrEqual(LIMITS.ofOneNetwork);
});

it('one address cannot lock others out with idle connections, and its oldest are dropped first', async () => {
  await listen();
  const idle = await several(40, async () => answered(await open(ATTACKER, head('/'))));
  await answered(await open(OTHER, head('/')));
  await expect.poll(() => openOf(idle)).toBe(LIMITS.ofOneNetwork);
  expect(idle.map((item) => item.isOpen())).toEqual(
    idle.map((_, index) => index >= 40 - LIMITS.ofOneNetwork),
  );
});

it('unfinished requests are dropped before idle connections, and responses in progress are never dropped', async () => {
  await listen();
  const busy = await several(3, () => open(ATTACKER, head('/wait')));
  await expect.poll(() => waiting.length).toBe(3);
  const idle = await several(4, async () => answered(await open(ATTACKER, head('/'))));
  const slow = await several(20, () => open(ATTACKER, SLOW));
  await expect.poll(() => openOf(slow)).toBe(1);
  await answered(await open(ATTACKER, head('/')));
  await expect.poll(() => openOf(slow)).toBe(0);
  expect([openOf(busy), openOf(idle)]).toEqual([3, 4]);
  for (const response of waiting) response.end('here');
  await Promise.all(busy.map(answered));
});

it('an address that only waits for responses is refused more connections while others still connect', async () => {
  await listen();
  const busy = await several(LIMITS.ofOneNetwork, () => open(ATTACKER, head('/wait')));
  await expect.poll(() => waiting.length).toBe(LIMITS.ofOneNetwork);
  await (await open(ATTACKER, head('/'))).closed;
  await answered(await open(OTHER, head('/')));
  expect(openOf(busy)).toBe(LIMITS.ofOneNetwork);
});

it('with many addresses, a connection is dropped from the address that has most', async () => {
  await listen();
  const max = await several(LIMITS.ofOneNetwork, async () => answered(await open(ATTACKER, head('/'))));
  const few = await several(4, async () => answered(await open(OTHER, head('/'))));
  await answered(await open('127.0.0.3', head('/')));
  expect([openOf(max), openOf(few)]).toEqual([LIMITS.ofOneNetwork - 1, 4]);
});

it('the requests of a trusted proxy count for the forwarded address, and its connections do not count', async () => {
  await listen([ATTACKER]);
  const idle = await several(20, async () => answered(await open(ATTACKER, head('/', '203.0.113.1'))));
  expect(openOf(idle)).toBe(20);
  for (const { socket } of idle) socket.destroy();
  await Promise.all(idle.map(({ closed }) => closed));
  const slow = await several(9, () =>
    open(ATTACKER, BODY.replace('content', 'x-forwarded-for: 203.0.113.1\r\ncontent')),
  );
  await expect.poll(() => openOf(slow)).toBe(LIMITS.ofOneNetwork);
  await answered(await open(ATTACKER, head('/', '203.0.113.2')));
  expect(openOf(slow)).toBe(LIMITS.ofOneNetwork);
});

it('an address without trust that sends forwarded headers counts as itself', async () => {
  await listen();
  let position = 0;
  const slow = await several(40, () =>
    open(ATTACKER, BODY.replace('content', `x-forwarded-for: 203.0.113.${++position}\r\ncontent`)),
  );
  await expect.poll(() => openOf(slow)).toBe(LIMITS.ofOneNetwork);
});
