import { expect, it } from 'vitest';
import { contributionsPath, contributionsQuery, readContributionsQuery } from './contributions-query';

it.each([
  ['', {}],
  ['?kind=review', { kind: 'REVIEW' }],
  ['?kind=post&page=2', { kind: 'POST', page: 2 }],
  ['?kind=king&page=-1', {}],
  ['?page=1', {}],
  ['?page=1e9', {}],
])('the contributions query of %s is %j', (search, query) => {
  expect(readContributionsQuery(search)).toEqual(query);
});

it('a contributions address parses to the query it was built from', () => {
  const query = { kind: 'COMMENT', page: 3 } as const;
  expect([readContributionsQuery(contributionsQuery(query)), contributionsQuery({ page: 1 })]).toEqual([
    query,
    '',
  ]);
});

it('the path to a new contribution leads to the list on the profile page', () => {
  expect(contributionsPath({ kind: 'REVIEW' })).toBe('/user?kind=review#given');
});
