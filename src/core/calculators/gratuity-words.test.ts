import { expect, it } from 'vitest';
import { gratuityWords as words } from './gratuity-words';

it('[R-027] a single year is not written as a plural', () => {
  expect(words.service(1, 1, 1)).toBe('1 year, 1 month, 1 day');
  expect(words.service(8, 0, 28)).toBe('8 years, 0 months, 28 days');
  expect(words.counted(1)).toBe('counted as 1 year');
});
