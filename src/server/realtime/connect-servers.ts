import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Client, PoolConfig } from 'pg';
import type { Server } from 'socket.io';
import type { Config } from '../config';
import { directClient } from '../db/direct-client';

export interface Places extends Pick<Config, 'redisUrl'> {
  /** The shared database; undefined for a single process. */
  readonly meetingPlace: PoolConfig | undefined;
}
type Adapter = NonNullable<Parameters<Server['adapter']>[0]>;

/** A Redis that hangs must not delay the end of a server. */
const MAX_GOODBYE_MS = 500;

interface Meeting {
  readonly adapter: Adapter;
  readonly end: () => Promise<void>;
}

/**
 * Connects the processes and servers of one site so that they share socket events: over Redis if configured, otherwise
 * over the shared database.
 */
export async function waitForServers(
  app: FastifyInstance,
  io: Pick<Server, 'adapter' | 'of'>,
  { redisUrl, meetingPlace }: Places,
): Promise<() => Promise<void>> {
  const lost = (error: Error) => app.log.warn({ err: error }, 'cannot reach the other servers');
  const meeting =
    redisUrl !== undefined
      ? await overRedis(redisUrl, lost)
      : meetingPlace !== undefined
        ? await overDatabase(meetingPlace, lost)
        : undefined;
  if (!meeting) return async () => undefined;
  io.adapter(meeting.adapter);
  return async () => {
    // Releases the listening connection first; a pool with a connection in use does not end.
    await io.of('/').adapter.close();
    await meeting.end();
  };
}

async function overRedis(url: string, lost: (error: Error) => void): Promise<Meeting> {
  const [{ Redis }, { createAdapter }] = await Promise.all([
    import('ioredis'),
    import('@socket.io/redis-adapter'),
  ]);
  const speaking = new Redis(url, { maxRetriesPerRequest: 1 });
  const listening = speaking.duplicate();
  for (const client of [speaking, listening]) client.on('error', lost);
  const end = async () => {
    // The adapter has just asked to unsubscribe; cutting the connection would make that fail.
    const left = listening.quit().catch(() => undefined);
    await Promise.race([left, wait(MAX_GOODBYE_MS, undefined, { ref: false })]);
    for (const client of [speaking, listening]) client.disconnect();
  };
  return { adapter: createAdapter(speaking, listening, { key: 'humkaar chat' }), end };
}

async function overDatabase(place: PoolConfig, lost: (error: Error) => void): Promise<Meeting> {
  const [{ Pool }, { createAdapter }] = await Promise.all([
    import('pg'),
    import('@socket.io/postgres-adapter'),
  ]);
  // Separate from the request pool, so that events do not wait for slow requests.
  const pool = new Pool({ ...place, max: 1 });
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const database = { query: pool.query.bind(pool), connect: listeningConnections(place, lost) };
  return {
    adapter: createAdapter(database as unknown as typeof pool, { errorHandler: lost }),
    end: () => pool.end(),
  };
}

/**
 * Opens the connection on which the adapter listens. After a loss the adapter may ask for it twice; with two, every event
 * would arrive twice, so the earlier one is closed.
 */
function listeningConnections(place: PoolConfig, lost: (error: Error) => void) {
  let current: Client | undefined;
  return async () => {
    current?.removeAllListeners('end').removeAllListeners('notification');
    void current?.end().catch(lost);
    const client = directClient(place);
    current = client;
    client.on('error', lost);
    await client.connect();
    return Object.assign(client, { release: () => void client.end().catch(lost) });
  };
}
