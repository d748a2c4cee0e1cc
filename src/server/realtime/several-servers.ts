import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import type { Server } from 'socket.io';
import type { Config } from '../config';

type Places = Pick<Config, 'redisUrl' | 'databaseUrl'>;
type Adapter = NonNullable<Parameters<Server['adapter']>[0]>;

interface Meeting {
  readonly adapter: Adapter;
  readonly end: () => Promise<void>;
}

/**
 * Where the servers of one address pass on what their sockets hear: Redis where there is one, else the database
 * they share. A server with a database of its own is alone.
 */
export async function meetOthers(
  app: FastifyInstance,
  io: Pick<Server, 'adapter' | 'of'>,
  { redisUrl, databaseUrl }: Places,
): Promise<() => Promise<void>> {
  const lost = (error: Error) => app.log.warn({ err: error }, 'cannot reach the other servers');
  const meeting =
    redisUrl !== undefined
      ? await overRedis(redisUrl, lost)
      : databaseUrl !== undefined
        ? await overDatabase(databaseUrl, lost)
        : undefined;
  if (!meeting) return async () => undefined;
  io.adapter(meeting.adapter);
  return async () => {
    // Its listening connection goes back first; a pool does not end while somebody holds one.
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
    speaking.disconnect();
    listening.disconnect();
  };
  return { adapter: createAdapter(speaking, listening, { key: 'humkaar chat' }), end };
}

async function overDatabase(url: string, lost: (error: Error) => void): Promise<Meeting> {
  const [{ Pool }, { createAdapter }] = await Promise.all([
    import('pg'),
    import('@socket.io/postgres-adapter'),
  ]);
  // One connection listens for as long as the server lives, so these are not taken from the pool of the requests.
  const pool = new Pool({ connectionString: url, max: 2 });
  pool.on('error', lost);
  pool.on('connect', (client) => {
    client.on('error', lost);
    client.once('end', () => giveBack(client));
  });
  return { adapter: createAdapter(pool, { errorHandler: lost }), end: () => pool.end() };
}

/** A connection in use that breaks keeps its place among the two until somebody gives it back. */
function giveBack(client: PoolClient): void {
  try {
    client.release(true);
  } catch {
    // It was idle: the pool has taken it out itself.
  }
}
