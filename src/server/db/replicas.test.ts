import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Replicas } from './replicas';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose position is read when the test says so. */
function fakeServer() {
  const waiting: ((row: object) => void)[] = [];
  const query = () => new Promise((resolve) => waiting.push((row) => resolve({ rows: [row] })));
  const respond = async (lsn: string, timeline = 1) => {
    await vi.advanceTimersByTimeAsync(0);
    waiting.shift()?.({ lsn, timeline });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { pool: { query, end: async () => undefined } as unknown as Pool, respond };
}

const overOne = (primary: { pool: Pool }, { pool }: { pool: Pool }) =>
  new Replicas(primary.pool, [{ pool, reads: { connect: vi.fn(), end: vi.fn() } }]);

it('a replica of a former primary is left out until it follows the new one, however long its log is', async () => {
  const [primary, replica] = [fakeServer(), fakeServer()];
  const replicas = overOne(primary, replica);
  const check = async (ours: number, theirs: number) => {
    await vi.advanceTimersByTimeAsync(500);
    await primary.respond('0/20', ours);
    await replica.respond('0/90', theirs);
  };
  await check(1, 1);
  const old = (1n << 64n) + 0x90n;
  const written = (2n << 64n) + 0x20n;
  expect([replicas.pick(old), replicas.pick(written)]).toEqual([expect.anything(), undefined]);
  await check(2, 1);
  expect(replicas.pick(written)).toBeUndefined();
  await check(2, 2);
  expect(replicas.pick(written)).toBeDefined();
});

it('a removal during a check keeps replicas away that show the position read before it', async () => {
  const [primary, replica] = [fakeServer(), fakeServer()];
  const replicas = overOne(primary, replica);
  let remove = () => {};
  replicas.follow({ isComplete: () => true, subscribe: (listener) => (remove = () => listener('a')) });
  const check = async (position: string, between = () => {}) => {
    await vi.advanceTimersByTimeAsync(500);
    await vi.advanceTimersByTimeAsync(0);
    between();
    await primary.respond(position);
    await replica.respond(position);
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
