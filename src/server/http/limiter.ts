import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { type Allowance, type Bucket, takeFrom } from './token-bucket';

/** Returns the seconds to wait, or undefined when the request is allowed. */
export interface Limiter {
  readonly take: (key: string, allowance: Allowance, cost: number) => Promise<number | undefined>;
}

const MAX_CALLERS = 50_000;

/** Counts in this process, for the callers that were seen last. */
export function memoryLimiter(now: () => number): Limiter {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_CALLERS });
  return {
    async take(key, allowance, cost) {
      const { bucket, waitSeconds } = takeFrom(buckets.get(key), allowance, cost, now());
      buckets.set(key, bucket);
      return waitSeconds;
    },
  };
}

/** The same arithmetic as takeFrom, in Redis, where all servers share the count. */
const TAKE = `
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local burst, rate, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local tokens = math.min(burst, (tonumber(kept[1]) or burst) + math.max(0, now - (tonumber(kept[2]) or now)) / 1000 * rate)
local wait = 0
if tokens >= cost then tokens = tokens - cost else wait = math.max(1, math.ceil((cost - tokens) / rate)) end
redis.call('HSET', KEYS[1], 'tokens', tokens, 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / rate * 1000) + 1000)
return wait`;

/** Falls back to counting in this process when Redis does not respond: a limit never takes the site down. */
export function redisLimiter(redis: Redis, fallback: Limiter): Limiter {
  return {
    async take(key, allowance, cost) {
      try {
        const wait = await redis.eval(TAKE, 1, `limit:${key}`, allowance.burst, allowance.perSecond, cost);
        return wait === 0 ? undefined : Number(wait);
      } catch {
        return fallback.take(key, allowance, cost);
      }
    },
  };
}
