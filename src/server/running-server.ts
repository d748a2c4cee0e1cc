import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/engine';

/** Clients that keep their connection hear on their next answer that it ends, so none is cut off. */
const GOODBYE_MS = 500;
const LONGEST_MS = 9_000;

/** Ends a listening server in good order: no request it accepted is lost, and it takes less than ten seconds. */
export function stopper(app: FastifyInstance, database: Database): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  const stop = async () => {
    await wait(GOODBYE_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), LONGEST_MS - GOODBYE_MS);
    await app.close();
    clearTimeout(cut);
    await database.close();
  };
  return () => {
    stopping ??= stop();
    return stopping;
  };
}
