import { expect, it } from 'vitest';
import { givenPath, givenQuery, readGivenQuery } from './given-query';

it.each([
  ['', {}],
  ['?kind=review', { kind: 'REVIEW' }],
  ['?kind=post&page=2', { kind: 'POST', page: 2 }],
  ['?kind=king&page=-1', {}],
  ['?page=1', {}],
  ['?page=1e9', {}],
])('the contributions query of %s is %j', (search, wish) => {
  expect(readGivenQuery(search)).toEqual(wish);
});

it('a contributions address parses to the query it was built from', () => {
  const wish = { kind: 'COMMENT', page: 3 } as const;
  expect([readGivenQuery(givenQuery(wish)), givenQuery({ page: 1 })]).toEqual([wish, '']);
});

it('the path to a new contribution leads to the list on the profile page', () => {
  expect(givenPath({ kind: 'REVIEW' })).toBe('/user?kind=review#given');
});
