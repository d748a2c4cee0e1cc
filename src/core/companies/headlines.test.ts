import { expect, it } from 'vitest';
import { countedHeadlines } from './headlines';

it('[R-018] counted headline figures are rounded down and leave out small numbers', () => {
  expect(
    countedHeadlines({ reviews: 8_099_999, interviews: 12_999, salaries: 40_000_000, users: 99 }),
  ).toEqual(['80.9 Lakh+ reviews', '12,000+ interviews', '4 Crore+ salaries']);
  expect(countedHeadlines({ reviews: 100, interviews: 0, salaries: 100_000, users: 999 })).toEqual([
    '100+ reviews',
    '1 Lakh+ salaries',
    '900+ users',
  ]);
});
