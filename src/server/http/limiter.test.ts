import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findRedis, NO_REDIS, type RedisServer, startRedis } from '../testing/redis-server';
import { type Limiter, memoryLimiter, redisLimiter } from './limiter';

const ALLOWANCE = { burst: 20, perSecond: 0.01 };

async function passing(limiters: readonly Limiter[], requests: number, key: string, cost = 1) {
  const waits = await Promise.all(
    Array.from({ length: requests }, (_, index) =>
      limiters[index % limiters.length]?.take(key, ALLOWANCE, cost),
    ),
  );
  return waits.filter((wait) => wait === undefined).length;
}

describe('counting in this process', () => {
  it('the in-memory limiter allows as much as the allowance and returns the seconds to wait', async () => {
    const limiter = memoryLimiter(() => 0);
    expect(await passing([limiter], 50, 'a')).toBe(20);
    expect(await limiter.take('a', ALLOWANCE, 1)).toBe(100);
    expect(await limiter.take('b', ALLOWANCE, 1)).toBeUndefined();
  });

  it('the in-memory limiter limits how many callers it stores: the least recently seen caller starts again', async () => {
    const limiter = memoryLimiter(() => 0);
    await limiter.take('first', ALLOWANCE, 20);
    await limiter.take('second', ALLOWANCE, 20);
    await limiter.take('first', ALLOWANCE, 20);
    for (let i = 0; i < 49_999; i++) await limiter.take(`caller ${i}`, ALLOWANCE, 1);
    expect(await limiter.take('first', ALLOWANCE, 1)).toBe(100);
    expect(await limiter.take('second', ALLOWANCE, 20)).toBeUndefined();
  });
});

const program = findRedis();

describe('counting in Redis', () => {
  let redis: RedisServer;
  const clients: Redis[] = [];
  beforeAll(async () => {
    if (program !== undefined) redis = await startRedis(program);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });
  afterAll(() => redis?.stop());

  const server = (): Limiter => {
    const client = new Redis(redis.url, { maxRetriesPerRequest: 1 });
    client.on('error', () => undefined);
    clients.push(client);
    return redisLimiter(
      client,
      memoryLimiter(() => 0),
    );
  };

  it('two servers that share Redis allow as much in total as one server alone', async ({ skip }) => {
    if (program === undefined) return skip(NO_REDIS);
    expect(await passing([server(), server()], 50, 'shared')).toBe(20);
    expect(await passing([server()], 5, 'another')).toBe(5);
  });

  it('the Redis limiter counts costs and waits like the in-memory limiter', async ({ skip }) => {
    if (program === undefined) return skip(NO_REDIS);
    const [here, there] = [memoryLimiter(() => 0), server()];
    expect(await passing([there], 9, 'costly', 5)).toBe(await passing([here], 9, 'costly', 5));
    expect(await there.take('costly', ALLOWANCE, 7)).toBe(await here.take('costly', ALLOWANCE, 7));
  });

  it('the Redis limiter refills over time', async ({ skip }) => {
    if (program === undefined) return skip(NO_REDIS);
    const quick = { burst: 2, perSecond: 500 };
    const limiter = server();
    await limiter.take('quick', quick, 2);
    await expect.poll(() => limiter.take('quick', quick, 2)).toBeUndefined();
  });

  it('the limiter counts in memory when Redis is down, so a limit never takes the site down', async ({
    skip,
  }) => {
    if (program === undefined) return skip(NO_REDIS);
    const away = await startRedis(program);
    const client = new Redis(away.url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
    client.on('error', () => undefined);
    clients.push(client);
    const limiter = redisLimiter(
      client,
      memoryLimiter(() => 0),
    );
    await away.stop();
    expect(await passing([limiter], 50, 'alone')).toBe(20);
  });
});
