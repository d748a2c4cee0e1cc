import { expect, it } from 'vitest';
import { MAIN_NAV, subLinkHref } from '../shell/main-nav';
import type { AwardSize } from './award';
import { awardPageText } from './award-page-text';
import { awardText } from './awards-text';
import { awardSizeOf, type Candidate, editionsUntil, MIN_REVIEWS, rankedOf, rankedStartups } from './ranking';

const mega = (companyId: number, stars: readonly number[], employees = '10k-50k'): Candidate => ({
  companyId,
  employees,
  stars,
  industry: 'Banking',
  foundedYear: 1990,
});

it('[R-011][R-035] there is one edition for each year from 2022 to 2026, and the navigation links to 2024', () => {
  expect(editionsUntil(new Date('2026-11-20T00:00:00Z'))).toEqual([2022, 2023, 2024, 2025, 2026]);
  expect(editionsUntil(new Date('2026-01-01T00:00:00Z'))).toEqual([2022, 2023, 2024, 2025, 2026]);
  expect(editionsUntil(new Date('2025-12-31T00:00:00Z'))).toEqual([2022, 2023, 2024, 2025]);
  expect(MAIN_NAV.find(({ name }) => name === 'awards')?.below).toContain('megaCompanies');
  expect(subLinkHref('megaCompanies')).toMatch(/^\/awards\/best-mega-companies-to-work-in-india-2024\?/);
});

it('[R-121] companies of one size are ranked by the lower bound of their rating interval', () => {
  const few = mega(1, [0, 0, 10, 90, 400]);
  const many = mega(2, [0, 0, 100, 900, 4000]);
  const best = mega(3, [0, 0, 0, 0, 500]);
  const ranked = rankedOf([few, many, best, mega(4, [0, 0, 0, 0, 900], '1k-5k')], 'mega', MIN_REVIEWS.mega);
  expect(ranked.map(({ companyId }) => companyId)).toEqual([3, 2, 1]);
  expect(ranked[0]).toEqual({ companyId: 3, reviews: 500, low: 5 });
  expect(ranked[1]).toEqual({ companyId: 2, reviews: 5000, low: 4.7 });
});

it('[R-121] a company with too few reviews for its size is not ranked, and the rule states the minimum', () => {
  expect(MIN_REVIEWS).toEqual({ mega: 500, large: 200, 'mid-sized': 100, small: 50 });
  for (const [size, employees] of [
    ['mega', '1 Lakh+'],
    ['large', '5k-10k'],
    ['mid-sized', '201-500'],
    ['small', '51-200'],
  ] as const) {
    expect(awardSizeOf(employees)).toBe(size);
    const min = MIN_REVIEWS[size];
    const enough = mega(1, [0, 0, 0, 0, min], employees);
    const short = mega(2, [0, 0, 0, 0, min - 1], employees);
    expect(rankedOf([short, enough], size, min).map(({ companyId }) => companyId)).toEqual([1]);
    expect(awardText.rule(size, String(min), 10)).toContain(`those with at least ${min} live reviews`);
  }
});

it('[R-119] tech companies at most ten years old are ranked among themselves, from five reviews on', () => {
  const tech = (companyId: number, foundedYear: number, reviews: number, industry = 'FinTech') => ({
    ...mega(companyId, [0, 0, 0, 0, reviews], companyId % 2 ? '1-10' : '10k-50k'),
    industry,
    foundedYear,
  });
  const ranked = rankedStartups(
    [tech(1, 2015, 5), tech(2, 2024, 9), tech(3, 2014, 900), tech(4, 2020, 4), tech(5, 2020, 90, 'Banking')],
    2025,
  );
  expect(ranked.map(({ companyId }) => companyId).toSorted()).toEqual([1, 2]);
});

it('of two companies with equal ratings, the company that joined the site first ranks higher', () => {
  const twins = [mega(9, [0, 0, 0, 5, 5]), mega(8, [0, 0, 0, 5, 5])];
  expect(rankedOf(twins, 'mega', 5).map(({ companyId }) => companyId)).toEqual([8, 9]);
});

it('[R-055] a size that only a newer API version knows is labelled "companies"', () => {
  const newer = 'tiny' as AwardSize;
  expect(awardText.place(2, 3, newer)).toBe('No. 2 of 3 companies');
  expect(awardPageText.size(newer)).toBe('Companies');
});
