import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

/** A connection whose failures are only logged: without Redis each server works alone. */
export async function openRedis(app: FastifyInstance, url: string | undefined): Promise<Redis | undefined> {
  if (url === undefined) return undefined;
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', (error) => app.log.warn({ err: error }, 'Redis is unavailable'));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
