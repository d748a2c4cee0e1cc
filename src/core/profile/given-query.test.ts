import { expect, it } from 'vitest';
import { givenPath, givenQuery, readGivenQuery } from './given-query';

it.each([
  ['', {}],
  ['?kind=review', { kind: 'REVIEW' }],
  ['?kind=post&page=2', { kind: 'POST', page: 2 }],
  ['?kind=king&page=-1', {}],
  ['?page=1', {}],
  ['?page=1e9', {}],
])('%s asks for %j', (search, wish) => {
  expect(readGivenQuery(search)).toEqual(wish);
});

it('an address leads to what it was made of', () => {
  const wish = { kind: 'COMMENT', page: 3 } as const;
  expect([readGivenQuery(givenQuery(wish)), givenQuery({ page: 1 })]).toEqual([wish, '']);
});

it('who has just given something is led to the list itself, far down the profile', () => {
  expect(givenPath({ kind: 'REVIEW' })).toBe('/user?kind=review#given');
});
