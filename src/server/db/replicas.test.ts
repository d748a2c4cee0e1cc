import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Replicas } from './replicas';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose position is read when the test says so. */
function fakeServer() {
  const waiting: ((position: string) => void)[] = [];
  const query = () => new Promise((resolve) => waiting.push((position) => resolve({ rows: [{ position }] })));
  const answer = async (position: string) => {
    await vi.advanceTimersByTimeAsync(0);
    waiting.shift()?.(position);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { pool: { query, end: async () => undefined } as unknown as Pool, answer };
}

it('a removal during a check keeps replicas away that show the position read before it', async () => {
  const [primary, replica] = [fakeServer(), fakeServer()];
  const replicas = new Replicas(primary.pool, [
    { pool: replica.pool, reads: { connect: vi.fn(), end: vi.fn() } },
  ]);
  let remove = () => {};
  replicas.follow({ isComplete: () => true, subscribe: (listener) => (remove = () => listener('a')) });
  const check = async (position: string, between = () => {}) => {
    await vi.advanceTimersByTimeAsync(500);
    await vi.advanceTimersByTimeAsync(0);
    between();
    await primary.answer(position);
    await replica.answer(position);
  };
  await check('0/10');
  expect(replicas.pick(0n)).toBeDefined();
  remove();
  expect(replicas.pick(0n)).toBeUndefined();
  await check('0/20', remove);
  expect(replicas.pick(0n)).toBeUndefined();
  await check('0/30');
  expect(replicas.pick(0n)).toBeDefined();
});
