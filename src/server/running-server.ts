import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/engine';

/** By default the max time for a keep-alive client to send one more request and learn that the connection closes. */
const GOODBYE_MS = 1_000;
const MAX_MS = 9_000;
const LOOK_EVERY_MS = 20;
const MAX_TURNS = 20;

/** Shuts a listening server down gracefully: no accepted request is lost, and it takes less than ten seconds. */
export function stopper(app: FastifyInstance, database: Database): (drainMs?: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // While it still listens, clients would only connect again.
    if (stopping && !app.server.listening) reply.header('connection', 'close');
    done();
  });
  const open = countOpen(app);
  const stop = async (drainMs: number) => {
    const cut = setTimeout(() => app.server.closeAllConnections(), MAX_MS - GOODBYE_MS + drainMs);
    await acceptWaiting(open.accepted);
    closeListener(app);
    await until(() => open.connections() === 0, drainMs);
    await until(() => open.requests() === 0, MAX_MS - GOODBYE_MS);
    await app.close();
    clearTimeout(cut);
    await database.close();
  };
  return (drainMs = GOODBYE_MS) => {
    stopping ??= stop(drainMs);
    return stopping;
  };
}

/**
 * Closing the listener resets the connections that wait to be accepted, of which each turn of the event loop accepts
 * one. Waits for a whole turn without any.
 */
async function acceptWaiting(accepted: () => number): Promise<void> {
  await new Promise(setImmediate);
  for (let [turn, before] = [0, -1]; turn < MAX_TURNS && accepted() !== before; turn++) {
    before = accepted();
    await new Promise(setImmediate);
  }
}

/** The HTTP server's own close would also cut keep-alive connections, with requests in transit. */
function closeListener({ server }: FastifyInstance): void {
  if (server.listening) Server.prototype.close.call(server);
}

/** Also those a supervisor has accepted, which the HTTP server itself does not count. */
function countOpen({ server }: FastifyInstance) {
  let [accepted, connections, requests] = [0, 0, 0];
  server.on('connection', (socket) => {
    accepted++;
    connections++;
    socket.once('close', () => connections--);
  });
  server.on('request', (_request, response) => {
    requests++;
    response.once('close', () => requests--);
  });
  return { accepted: () => accepted, connections: () => connections, requests: () => requests };
}

async function until(isTrue: () => boolean, maxMs: number): Promise<void> {
  const end = Date.now() + maxMs;
  while (Date.now() < end && !isTrue()) await wait(LOOK_EVERY_MS);
}
