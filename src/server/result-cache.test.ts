import { expect, it } from 'vitest';
import { ResultCache } from './result-cache';

const HOUR = 3_600_000;

function counter(staleFor?: number) {
  let time = Date.parse('2026-11-23T06:00:00Z');
  let loads = 0;
  const cache = new ResultCache<number>({ ttl: 24 * HOUR, max: 2, staleFor }, () => new Date(time));
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

it('a result cache with a stale time returns an expired result at once, while one load replaces it', async () => {
  const { load, pass } = counter(6 * HOUR);
  await load('a');
  pass(25);
  expect(await Promise.all([load('a'), load('a')])).toEqual([1, 1]);
  expect(await load('a')).toBe(2);
  pass(23);
  expect(await load('a')).toBe(2);
});

it('a result older than its time to live and its stale time together is loaded again before it is returned', async () => {
  const { load, pass } = counter(6 * HOUR);
  await load('a');
  pass(31);
  expect(await load('a')).toBe(2);
});

it('a failed refresh keeps the expired result until the end of its stale time', async () => {
  const { load, fail, pass } = counter(6 * HOUR);
  await load('a');
  pass(25);
  expect(await fail('a')).toBe(1);
  expect(await fail('a')).toBe(1);
  pass(6);
  await expect(fail('a')).rejects.toThrow('away');
  expect(await load('a')).toBe(2);
});

it('a request after the stale time joins the refresh that is still running', async () => {
  const { cache, load, pass } = counter(6 * HOUR);
  await load('a');
  pass(25);
  let finish: (value: number) => void = () => undefined;
  const slow = new Promise<number>((resolve) => {
    finish = resolve;
  });
  expect(await cache.get('a', () => slow)).toBe(1);
  pass(6);
  const joined = load('a');
  finish(7);
  expect(await joined).toBe(7);
  expect(await load('a')).toBe(7);
});

it('an expired result is dropped when the refreshed one is not cacheable', async () => {
  const { load, cache, pass } = counter(6 * HOUR);
  await load('a');
  pass(25);
  expect(
    await cache.get(
      'a',
      async () => 9,
      () => false,
    ),
  ).toBe(1);
  expect(await load('a')).toBe(2);
});

it('a result cache refreshes at most four results at once, and the others at a later request', async () => {
  let time = Date.parse('2026-12-01T06:00:00Z');
  const now = () => new Date(time);
  const cache = new ResultCache<string>({ ttl: HOUR, staleFor: HOUR, max: 10 }, now);
  const keys = ['a', 'b', 'c', 'd', 'e'];
  for (const key of keys) await cache.get(key, async () => 'old');
  time += HOUR + 1;
  let finish: () => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    finish = () => resolve('new');
  });
  const loading: string[] = [];
  const read = (key: string) =>
    cache.get(key, () => {
      loading.push(key);
      return slow;
    });
  expect(await Promise.all(keys.map(read))).toEqual(['old', 'old', 'old', 'old', 'old']);
  expect(loading).toEqual(['a', 'b', 'c', 'd']);
  finish();
  await slow;
  expect(await read('e')).toBe('old');
  expect(loading).toEqual(keys);
  expect(await Promise.all(keys.map(read))).toEqual(['new', 'new', 'new', 'new', 'new']);
});
