import { expect, it } from 'vitest';
import { ResultCache } from './result-cache';

const HOUR = 3_600_000;

function counter() {
  let time = Date.parse('2026-11-23T06:00:00Z');
  let loads = 0;
  const cache = new ResultCache<number>({ ttl: 24 * HOUR, max: 2 }, () => new Date(time));
  const load = async () => {
    loads += 1;
    return loads;
  };
  return {
    cache,
    load: (key: string) => cache.get(key, load),
    loadEven: (key: string) => cache.get(key, load, (value) => value % 2 === 0),
    fail: (key: string) => cache.get(key, () => Promise.reject(new Error('away'))),
    pass: (hours: number) => {
      time += hours * HOUR;
    },
  };
}

it('[R-863] the result cache returns the same result for a day, and a new one after that', async () => {
  const { load, pass } = counter();
  expect(await Promise.all([load('a'), load('a')])).toEqual([1, 1]);
  pass(23);
  expect(await load('a')).toBe(1);
  pass(2);
  expect(await load('a')).toBe(2);
});

it('a full result cache drops the result that was used least recently', async () => {
  const { load } = counter();
  await load('a');
  await load('b');
  await load('a');
  await load('c');
  expect(await load('a')).toBe(1);
  expect(await load('b')).toBe(4);
});

it('the result cache stores neither failures nor results that are not cacheable', async () => {
  const { load, loadEven, fail } = counter();
  await expect(fail('a')).rejects.toThrow('away');
  expect(await load('a')).toBe(1);
  expect([await load('x'), await loadEven('b'), await loadEven('b')]).toEqual([2, 3, 4]);
  expect(await loadEven('b')).toBe(4);
});

it('a load that takes longer than the time to live is shared, and its result is cached', async () => {
  const { cache, load, pass } = counter();
  let finish: (value: number) => void = () => undefined;
  const slow = new Promise<number>((resolve) => {
    finish = resolve;
  });
  const first = cache.get('a', () => slow);
  pass(48);
  const second = load('a');
  finish(7);
  expect(await Promise.all([first, second])).toEqual([7, 7]);
  pass(1);
  expect(await load('a')).toBe(7);
});
