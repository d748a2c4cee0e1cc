import { describe, expect, it } from 'vitest';
import { formatNumberField, isNumeric } from './number-field';

const field = (text: string) => formatNumberField(text, { min: 0, max: 9_999_999 });

describe('a number field', () => {
  it('[R-532] numeric text is distinguished from other text', () => {
    expect(['12', ' 1.5 ', '-3', '', '  ', '12a', '1,000'].map(isNumeric)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  it('[R-533][R-537] a number field ignores typed commas and groups the digits', () => {
    expect([field('12,34567'), field('007'), field('12.9')]).toEqual(['12,34,567', '7', '12']);
  });
  it('[R-534] a number field caps its value at the maximum', () => {
    expect([field('9999999'), field('123456789')]).toEqual(['99,99,999', '99,99,999']);
  });
  it('[R-535] a number field turns a negative number into the minimum', () => {
    expect(formatNumberField('-5', { min: 10, max: 100 })).toBe('10');
  });
  it('[R-536] a number field is empty for text that is not a number', () => {
    expect([field(''), field('abc'), field(',')]).toEqual(['', '', '']);
  });
});
