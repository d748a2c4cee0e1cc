import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUserData } from './user-data';

it('[R-219][R-222] a user is signed in if and only if the cookie has a UserId', () => {
  expect(readUserData('{"UserId":"a1"}')).toEqual({ kind: 'user', user: { userId: 'a1' } });
  expect(readUserData(undefined)).toEqual({ kind: 'none' });
  for (const text of ['{}', 'null', '[]', '{"UserId":7}', '{"UserId":""}', '{broken', '1'])
    expect(readUserData(text)).toEqual({ kind: 'broken' });
});

it('[R-232] reading the user data cookie never throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readUserData(text).kind.length > 0));
});
