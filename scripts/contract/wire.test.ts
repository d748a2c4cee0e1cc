import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isNoResponse, Wire } from './wire';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function wireTo(response: RequestListener): Promise<Wire> {
  const server = createServer(response);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return new Wire(`http://127.0.0.1:${port}/`, {
    timeoutMs: 2000,
    deadlineMs: 1000,
    until: Date.now() + 60_000,
  });
}

const get = (wire: Wire, path = '/') =>
  wire.send({ method: 'GET', url: `${wire.origin}${path}`, headers: {}, body: undefined });

it('the verifier waits when a server asks it to, then uses its response', async () => {
  let requestCount = 0;
  const wire = await wireTo((_, response) => {
    requestCount++;
    response.writeHead(requestCount === 1 ? 429 : 200, { 'retry-after': '0.1' }).end();
  });
  expect(await get(wire)).toMatchObject({ status: 200 });
  expect(wire.limited).toBe(0);
});

it('the verifier stops waiting for a slow server and counts the timeouts', async () => {
  const wire = await wireTo((_, response) => response.writeHead(429, { 'retry-after': '600' }).end());
  expect(await get(wire)).toMatchObject({ status: 429 });
  expect(wire.limited).toBe(1);
});

it('the verifier sends requests only to the given server', async () => {
  const wire = await wireTo((_, response) =>
    response.writeHead(302, { location: 'http://elsewhere.invalid/' }).end(),
  );
  expect(await get(wire)).toMatchObject({ status: 302 });
  const elsewhere = { method: 'GET', url: 'http://elsewhere.invalid/', headers: {}, body: undefined };
  await expect(wire.send(elsewhere)).rejects.toThrow('only calls the server in --base-url');
});

it('the verifier distinguishes a lost connection from a response', async () => {
  const wire = await wireTo((_, response) => response.destroy());
  expect(isNoResponse(await get(wire))).toBe(true);
  await expect(wire.reach()).rejects.toThrow('does not respond');
});
