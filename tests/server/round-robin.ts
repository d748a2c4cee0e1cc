import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address before several servers: each request goes to the next of them. */
export interface RoundRobin {
  readonly origin: string;
  /** Requests per server. */
  readonly shares: readonly number[];
  readonly close: () => Promise<void>;
}

export async function roundRobin(origins: readonly string[]): Promise<RoundRobin> {
  const shares = origins.map(() => 0);
  let turn = 0;
  const server = createServer((request, response) => {
    const index = turn++ % origins.length;
    shares[index] = (shares[index] ?? 0) + 1;
    const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress };
    const onward = ask(`${origins[index]}${request.url}`, { method: request.method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, shares, close };
}
