import { expect, it } from 'vitest';
import { reinsert } from './reinsert';

const list = (ids: string) => [...ids].map((id) => ({ id }));
const ids = (now: string, before: string, id: string) =>
  reinsert(list(now), list(before), id)
    .map((item) => item.id)
    .join('');

it('[R-055] an item whose removal failed returns to its place, and other items stay as they are', () => {
  expect(ids('bc', 'abc', 'a')).toBe('abc');
  expect(ids('ac', 'abc', 'b')).toBe('abc');
  expect(ids('ab', 'abc', 'c')).toBe('abc');
  // Meanwhile one item was removed and another was added.
  expect(ids('c', 'abc', 'a')).toBe('ac');
  expect(ids('nac', 'abc', 'b')).toBe('nabc');
  expect(ids('', 'abc', 'b')).toBe('b');
});

it('an item that is already back, or never was in the list, is not added twice', () => {
  expect(ids('abc', 'abc', 'b')).toBe('abc');
  expect(ids('ac', 'ac', 'b')).toBe('ac');
});
