import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { limitWork } from './admission';

const requestOver = (socket: unknown) => ({ raw: { socket } }) as FastifyRequest;
const fromOutside = requestOver(new Socket());
const OVERLOADED = { status: 503, code: 'UNAVAILABLE', retryAfter: 2 };

it('requests beyond the limit are refused at once, and accepted again when others have finished or failed', async () => {
  const admission = limitWork(2);
  const ends: ((isWell: boolean) => void)[] = [];
  const work = () =>
    admission(
      fromOutside,
      () => new Promise((done, fail) => ends.push((isWell) => (isWell ? done('done') : fail('failed')))),
    );
  const [first, second] = [work(), work()];
  await expect(work()).rejects.toMatchObject(OVERLOADED);
  ends[0]?.(true);
  expect(await first).toBe('done');
  const third = work();
  await expect(work()).rejects.toMatchObject(OVERLOADED);
  ends[1]?.(false);
  await expect(second).rejects.toBe('failed');
  const fourth = work();
  for (const end of ends.slice(2)) end(true);
  expect(await Promise.all([third, fourth])).toEqual(['done', 'done']);
});

it('the calls of a page that is rendered are never refused, because the page was accepted', async () => {
  const admission = limitWork(0);
  expect(await admission(requestOver({}), async () => 'rendered')).toBe('rendered');
  await expect(admission(fromOutside, async () => 'answered')).rejects.toMatchObject(OVERLOADED);
});
