import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { limitWork } from './admission';

const requestOver = (socket: unknown, url = '/feed-services/v3/feed') =>
  ({ url, raw: { socket } }) as FastifyRequest;
const fromOutside = requestOver(new Socket());
const OVERLOADED = { status: 503, code: 'UNAVAILABLE', retryAfter: 2 };

it('a request is refused at once while many queries wait for the database, and accepted again afterwards', async () => {
  const database = { waitingCount: 0 };
  const admission = limitWork(database);
  const response = () => admission(fromOutside, async () => 'answered');
  expect(await response()).toBe('answered');
  database.waitingCount = 500;
  await expect(response()).rejects.toMatchObject(OVERLOADED);
  database.waitingCount = 10;
  expect(await response()).toBe('answered');
});

it('the calls of a page that is rendered are never refused, because the page was accepted', async () => {
  const admission = limitWork({ waitingCount: 500 });
  expect(await admission(requestOver({}), async () => 'rendered')).toBe('rendered');
  await expect(admission(fromOutside, async () => 'answered')).rejects.toMatchObject(OVERLOADED);
});

it('health checks are answered while many queries wait, so that no orchestrator restarts a busy server', async () => {
  const admission = limitWork({ waitingCount: 500 });
  const check = requestOver(new Socket(), '/health/live');
  expect(await admission(check, async () => 'alive')).toBe('alive');
});
