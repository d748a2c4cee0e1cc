import { createServer, type Socket } from 'node:net';
import type { Config } from '../config';

type HandOver = (socket: Socket) => void;

/** Accepts the connections of the server's port. The returned function stops that; accepted ones are handed over. */
export function acceptConnections(
  { host, port }: Pick<Config, 'host' | 'port'>,
  handOver: HandOver,
): Promise<() => void> {
  // Not read here: the first bytes belong to the worker.
  const server = createServer({ pauseOnConnect: true, noDelay: true }, handOver);
  return new Promise((listening, fail) => {
    server.once('error', fail);
    server.listen({ host, port }, () => listening(() => void server.close()));
  });
}
