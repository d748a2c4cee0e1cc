import { expect, it } from 'vitest';
import { gratuityText as text } from './gratuity-text';

it('[R-027] a single year is not written as a plural', () => {
  expect(text.service(1, 1, 1)).toBe('1 year, 1 month, 1 day');
  expect(text.service(8, 0, 28)).toBe('8 years, 0 months, 28 days');
  expect(text.counted(1)).toBe('counted as 1 year');
});
