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

/** Servers of the version before could not read pages with an encoding. */
const pageKey = (key: string) => `packed-page:${key}`;
const turnKey = (key: string) => `packed-page-turn:${key}`;

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
    return { page, age: MAX_AGE_MS - left + page.renderMs };
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
      const text = JSON.stringify(page);
      await redis
        .multi()
        .set(pageKey(key), text, 'PX', MAX_AGE_MS)
        .del(turnKey(key))
        .exec()
        .catch(() => undefined);
    },
    async release(key) {
      await redis.del(turnKey(key)).catch(() => undefined);
    },
  };
}
