import { expect, it } from 'vitest';
import { listOf, listsOf } from './award-lists';
import { awardPageText } from './award-page-text';
import { awardListPath, awardPlaceOf, editionPath } from './award-places';
import type { AwardEdition, AwardWinner } from './edition';

const winner = (name: string, over: Partial<AwardWinner> = {}): AwardWinner => ({
  urlName: name,
  name,
  logoUrl: `/${name}.jpg`,
  industry: 'Banking',
  foundedYear: 1990,
  size: 'mega',
  rank: 1,
  reviews: 600,
  low: 4,
  ...over,
});

const edition = (...named: readonly AwardWinner[]): AwardEdition => ({
  year: 2025,
  years: [2026, 2025, 2024],
  token: undefined,
  industries: ['Banking', 'IT Services & Consulting', 'Telecom'],
  startups: { minReviews: 5, ranked: 1, named: named.filter(({ name }) => name === 'young') },
  sizes: [
    { size: 'mega', minReviews: 500, ranked: 9, named: named.filter(({ size }) => size === 'mega') },
    { size: 'small', minReviews: 50, ranked: 3, named: named.filter(({ size }) => size === 'small') },
  ],
});

it.each([
  ['R-114', '/abeca-2025/top-rated-banking-to-work-2025', 2025, 'banking'],
  ['R-115', '/abeca-2024/top-rated-banking-to-work-2024', 2024, 'banking'],
  ['R-118', '/awards/best-mid-sized-companies-to-work-in-india-2026', 2026, 'mid-sized-companies'],
  ['R-118', '/awards/best-mega-companies-to-work-in-india-2024', 2024, 'mega-companies'],
  ['R-120', '/awards/best-tech-startups-to-work-in-india-2024', 2024, 'tech-startups'],
  ['R-119', '/awards/best-tech-startups', 2024, 'tech-startups'],
  ['R-104', '/awards/banking?campaign=mobile_nav', 2024, 'banking'],
  ['R-104', '/awards/banking?tag=2026&campaign=mobile_nav', 2026, 'banking'],
  ['R-104', '/awards/banking?tag=trending', 2024, 'banking'],
])('[%s] %s resolves to a list of an edition', (_requirement, path, year, slug) => {
  const url = new URL(path, 'https://x');
  expect(awardPlaceOf(url.pathname, url.search)).toEqual({ kind: 'list', year, slug });
});

it('[R-117][R-118] an edition has one canonical path, and the category path resolves to the whole edition', () => {
  for (const year of [2024, 2025, 2026, 2027]) {
    expect(awardPlaceOf(editionPath(year), '')).toEqual({ kind: 'edition', year });
  }
  expect(editionPath(2026)).toBe('/abeca-2026');
  expect(awardPlaceOf('/awards/best-category-companies-to-work-in-india-2026', '')).toEqual({
    kind: 'edition',
    year: 2026,
  });
  expect(awardPlaceOf('/awards-2022/Zk3', '')).toEqual({ kind: 'shared', token: 'Zk3' });
});

it('every list of every edition resolves from its own path', () => {
  for (const year of [2024, 2025, 2026]) {
    for (const { slug } of listsOf(edition())) {
      const url = new URL(awardListPath(year, slug), 'https://x');
      expect(awardPlaceOf(url.pathname, url.search)).toEqual({ kind: 'list', year, slug });
    }
  }
});

it('[R-104] an unknown list is undefined, and a list without winners is empty', () => {
  expect(listOf(edition(), 'underwater-basketry')).toBeUndefined();
  expect(listOf(edition(), 'telecom')?.named).toEqual([]);
  expect(listOf(edition(), 'small-companies')?.named).toEqual([]);
});

it('lists across sizes sort by the lower bound of the rating interval, then by review count', () => {
  const found = listOf(
    edition(
      winner('few', { rank: 2, reviews: 500 }),
      winner('many', { rank: 1 }),
      winner('best', { size: 'small', low: 4.4, reviews: 50 }),
      winner('other', { industry: 'Telecom', low: 5 }),
    ),
    'banking',
  );
  expect(found?.named.map(({ name }) => name)).toEqual(['best', 'many', 'few']);
});

it('[R-119] the startup list holds the ranking among startups, and its lead says who may be in it', () => {
  const found = listOf(edition(winner('old'), winner('young', { foundedYear: 2015 })), 'tech-startups');
  expect(found?.named.map(({ name }) => name)).toEqual(['young']);
  expect(found && awardPageText.list.lead(found, 2025)).toContain('founded in 2015 or later');
});
