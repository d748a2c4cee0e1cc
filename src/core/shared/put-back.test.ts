import { expect, it } from 'vitest';
import { putBack } from './put-back';

const list = (ids: string) => [...ids].map((id) => ({ id }));
const ids = (now: string, before: string, id: string) =>
  putBack(list(now), list(before), id)
    .map((one) => one.id)
    .join('');

it('[R-055] what could not be taken away stands where it stood, and nothing else comes or goes with it', () => {
  expect(ids('bc', 'abc', 'a')).toBe('abc');
  expect(ids('ac', 'abc', 'b')).toBe('abc');
  expect(ids('ab', 'abc', 'c')).toBe('abc');
  // Another went meanwhile, and another came.
  expect(ids('c', 'abc', 'a')).toBe('ac');
  expect(ids('nac', 'abc', 'b')).toBe('nabc');
  expect(ids('', 'abc', 'b')).toBe('b');
});

it('what stands there again, or never stood there, is not put there twice', () => {
  expect(ids('abc', 'abc', 'b')).toBe('abc');
  expect(ids('ac', 'ac', 'b')).toBe('ac');
});
