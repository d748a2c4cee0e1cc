import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRedis, NO_REDIS, type RedisServer, startRedis } from '../testing/redis-server';
import { redisExchange } from './redis-exchange';

const program = findRedis();
const PAGE = { status: 200, inline: { styles: [], scripts: [] }, encoding: 'br', packed: 'AAAA' } as const;
let redis: RedisServer | undefined;
const clients: Redis[] = [];
beforeAll(async () => {
  if (program !== undefined) redis = await startRedis(program);
});
afterAll(async () => {
  for (const client of clients) client.disconnect();
  await redis?.stop();
});

const server = (url = redis?.url ?? '') => {
  const client = new Redis(url, { maxRetriesPerRequest: 1 });
  client.on('error', () => undefined);
  clients.push(client);
  return redisExchange(client);
};

/** As if the turn had begun earlier, so that only these milliseconds are left. */
const shorten = async (page: string, left: number) => {
  const client = new Redis(redis?.url ?? '');
  clients.push(client);
  expect(await client.pexpire(`inline-page-turn:${page}`, left)).toBe(1);
};

it('one of two servers renders a page, the other one waits for it and takes it', async ({ skip }) => {
  if (program === undefined) return skip(NO_REDIS);
  const [one, two] = [server(), server()];
  expect(await one.take('home')).toBeUndefined();
  const waiting = two.take('home');
  await shorten('home', 9_000);
  await one.store('home', PAGE);
  const found = await waiting;
  expect(found?.page).toEqual(PAGE);
  expect(found?.age, 'counted from the turn, not from when it was stored').toBeGreaterThanOrEqual(1_000);
  expect((await one.take('home'))?.page).toEqual(PAGE);
});

it('a server that could not render passes its turn on', async ({ skip }) => {
  if (program === undefined) return skip(NO_REDIS);
  const [one, two] = [server(), server()];
  expect(await one.take('busy')).toBeUndefined();
  const waiting = two.take('busy');
  await one.release('busy');
  expect(await waiting).toBeUndefined();
});

it('without Redis each server renders for itself', async () => {
  const alone = server('redis://127.0.0.1:1');
  expect(await alone.take('home')).toBeUndefined();
  await alone.store('home', PAGE);
  await alone.release('home');
});
