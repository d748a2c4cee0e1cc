import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/engine';

/** Max time for a keep-alive client to send one more request and learn that the connection closes. */
const GOODBYE_MS = 1_000;
const MAX_MS = 9_000;
const LOOK_EVERY_MS = 20;

/** Shuts a listening server down gracefully: no accepted request is lost, and it takes less than ten seconds. */
export function stopper(app: FastifyInstance, database: Database): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  const stop = async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), MAX_MS);
    listenNoMore(app);
    await untilDisconnected(app);
    await app.close();
    clearTimeout(cut);
    await database.close();
  };
  return () => {
    stopping ??= stop();
    return stopping;
  };
}

/** The HTTP server's own close would also cut keep-alive connections, with requests in transit. */
function listenNoMore({ server }: FastifyInstance): void {
  if (server.listening) Server.prototype.close.call(server);
}

async function untilDisconnected({ server }: FastifyInstance): Promise<void> {
  const end = Date.now() + GOODBYE_MS;
  while (Date.now() < end && (await connectionsOf(server)) > 0) await wait(LOOK_EVERY_MS);
}

const connectionsOf = (server: FastifyInstance['server']): Promise<number> =>
  new Promise((done) => server.getConnections((_error, count) => done(count ?? 0)));
