import { expect, it } from 'vitest';
import { memoryStorage } from './memory-storage';
import { pagesCacheOf, takeMembersCache } from './saved-pages';

function device() {
  const storage = memoryStorage();
  let count = 0;
  const random = { id: () => `random-${++count}` };
  return { storage, cacheOf: (account?: string) => pagesCacheOf(storage, random, account) };
}

it('saved pages: a visitor who logs in keeps them, and another account never gets them', () => {
  const { cacheOf } = device();
  const visitor = cacheOf();
  expect(cacheOf()).toBe(visitor);
  expect(cacheOf('asha')).toBe(visitor);
  expect(cacheOf('imran')).not.toBe(visitor);
});

it('saved pages: a visitor after a member gets no pages of the member, even if the sign-out was missed', () => {
  const { cacheOf } = device();
  const member = cacheOf('asha');
  expect(cacheOf()).not.toBe(member);
});

it('saved pages: signing out names the member’s cache once and leaves a visitor’s alone', () => {
  const { storage, cacheOf } = device();
  const visitor = cacheOf();
  expect(takeMembersCache(storage)).toBeUndefined();
  expect(cacheOf()).toBe(visitor);
  expect([cacheOf('asha'), takeMembersCache(storage), takeMembersCache(storage)]).toEqual([
    visitor,
    visitor,
    undefined,
  ]);
  expect(cacheOf()).not.toBe(visitor);
});

it.each(['null', '{"account":1}', 'nonsense', '{"account":"","cache":"build-1"}'])(
  'saved pages: altered storage counts as a new reader: %s',
  (text) => {
    const { storage, cacheOf } = device();
    storage.write('savedPages:v1', text);
    expect(cacheOf('asha')).toBe('pages-random-1');
  },
);
