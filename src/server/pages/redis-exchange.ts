import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import {
  type FoundPage,
  FRESH_MS,
  MAX_AGE_MS,
  MAX_RENDER_MS,
  type PageExchange,
  type SharedPage,
} from './page-exchange';

const LOOK_EVERY_MS = 50;

/** Servers of the version before counted the age from when the page was stored. */
const pageKey = (key: string) => `inline-page:${key}`;
const turnKey = (key: string) => `inline-page-turn:${key}`;

/** Stores a page until it is too old, counted from the beginning of its turn, and ends the turn. */
const STORE = `
local left = redis.call('PTTL', KEYS[2]) - tonumber(ARGV[2])
if left > 0 then redis.call('SET', KEYS[1], ARGV[1], 'PX', left) end
redis.call('DEL', KEYS[2])`;

/**
 * In Redis, for all servers. Ages are measured by Redis, so clocks need not agree. Without Redis each server renders
 * for itself.
 */
export function redisExchange(redis: Redis): PageExchange {
  const found = async (key: string): Promise<FoundPage | undefined> => {
    const [[, text] = [], [, left] = []] =
      (await redis.multi().get(pageKey(key)).pttl(pageKey(key)).exec()) ?? [];
    if (typeof text !== 'string' || typeof left !== 'number' || left <= 0) return undefined;
    const page = JSON.parse(text) as SharedPage;
    return { page, age: MAX_AGE_MS - left };
  };
  const takesTurn = async (key: string) =>
    (await redis.set(turnKey(key), '1', 'PX', MAX_RENDER_MS, 'NX')) !== null;
  /** Another server may have stored the page just before its turn ended. */
  const builtByOther = async (key: string) => {
    const page = await found(key);
    if (!page || page.age >= FRESH_MS) return undefined;
    await redis.del(turnKey(key));
    return page;
  };
  const take = async (key: string): Promise<FoundPage | undefined> => {
    for (;;) {
      const known = await found(key);
      if (known && known.age < FRESH_MS) return known;
      if (await takesTurn(key)) return builtByOther(key);
      if (known) return known;
      await wait(LOOK_EVERY_MS);
    }
  };
  return {
    take: (key) => take(key).catch(() => undefined),
    async store(key, page) {
      const place = [pageKey(key), turnKey(key)];
      await redis
        .eval(STORE, place.length, ...place, JSON.stringify(page), MAX_RENDER_MS - MAX_AGE_MS)
        .catch(() => undefined);
    },
    async release(key) {
      await redis.del(turnKey(key)).catch(() => undefined);
    },
  };
}
