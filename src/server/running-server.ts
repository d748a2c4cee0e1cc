import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/engine';

/** By default the max time for a keep-alive client to send one more request and learn that the connection closes. */
const GOODBYE_MS = 1_000;
const MAX_MS = 9_000;
const LOOK_EVERY_MS = 20;

/** Shuts a listening server down gracefully: no accepted request is lost, and it takes less than ten seconds. */
export function stopper(app: FastifyInstance, database: Database): (drainMs?: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  const stop = async (drainMs: number) => {
    const cut = setTimeout(() => app.server.closeAllConnections(), MAX_MS - GOODBYE_MS + drainMs);
    listenNoMore(app);
    await untilDisconnected(app, drainMs);
    await app.close();
    clearTimeout(cut);
    await database.close();
  };
  return (drainMs = GOODBYE_MS) => {
    stopping ??= stop(drainMs);
    return stopping;
  };
}

/** The HTTP server's own close would also cut keep-alive connections, with requests in transit. */
function listenNoMore({ server }: FastifyInstance): void {
  if (server.listening) Server.prototype.close.call(server);
}

async function untilDisconnected({ server }: FastifyInstance, drainMs: number): Promise<void> {
  const end = Date.now() + drainMs;
  while (Date.now() < end && (await connectionsOf(server)) > 0) await wait(LOOK_EVERY_MS);
}

const connectionsOf = (server: FastifyInstance['server']): Promise<number> =>
  new Promise((done) => server.getConnections((_error, count) => done(count ?? 0)));
