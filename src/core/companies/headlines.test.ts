import { expect, it } from 'vitest';
import { countedHeadlines } from './headlines';
import { companyText } from './text.hi';

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

it('[R-018][R-878] headline figures are Hindi on Hindi pages, and texts of the operator stay as they are', () => {
  const figures = countedHeadlines({
    reviews: 8_099_999,
    interviews: 12_999,
    salaries: 40_000_000,
    users: 999,
  });
  expect(figures.map(companyText.headline)).toEqual([
    '80.9 लाख+ रिव्यू',
    '12,000+ इंटरव्यू',
    '4 करोड़+ सैलरी',
    '900+ यूज़र',
  ]);
  expect(companyText.headline('Reviews by 80 Lakh+ users')).toBe('Reviews by 80 Lakh+ users');
});

it('company sizes are shown in Hindi', () => {
  expect(['11-50', '501-1k', '1k-5k', '10k-50k', '50k-1 Lakh', '1 Lakh+'].map(companyText.size)).toEqual([
    '11-50',
    '501-1 हज़ार',
    '1-5 हज़ार',
    '10-50 हज़ार',
    '50 हज़ार-1 लाख',
    '1 लाख+',
  ]);
});
