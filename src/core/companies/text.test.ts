import { expect, it } from 'vitest';
import { compareText } from './compare-text';
import { compareText as hindiCompareText } from './compare-text.hi';
import { companyText } from './text';
import { companyText as hindiCompanyText } from './text.hi';

it('a large number of further places has Indian grouping', () => {
  expect(companyText.andMore('Pune', 1_234_567)).toBe('Pune and 12,34,567 more');
  expect(companyText.andMore('Pune', 0)).toBe('Pune');
  expect(hindiCompanyText.andMore('Pune', 1_234_567)).toContain('12,34,567');
  const places = Array.from({ length: 1_237 }, (_, place) => `City ${place}`);
  expect(compareText.places(places, 2)).toMatch(/^City 0, City 1 and\s1,235\smore$/);
  expect(hindiCompareText.places(places, 2)).toContain('1,235');
});
