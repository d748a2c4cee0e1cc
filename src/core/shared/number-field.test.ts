import { describe, expect, it } from 'vitest';
import { formatNumberField, isNumeric } from './number-field';

const field = (text: string) => formatNumberField(text, { min: 0, max: 9_999_999 });

describe('a number field', () => {
  it('[R-532] knows a number from other text', () => {
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
  it('[R-533][R-537] reads past commas and groups again', () => {
    expect([field('12,34567'), field('007'), field('12.9')]).toEqual(['12,34,567', '7', '12']);
  });
  it('[R-534] stops at the most', () => {
    expect([field('9999999'), field('123456789')]).toEqual(['99,99,999', '99,99,999']);
  });
  it('[R-535] makes a negative number the least', () => {
    expect(formatNumberField('-5', { min: 10, max: 100 })).toBe('10');
  });
  it('[R-536] is empty for no number', () => {
    expect([field(''), field('abc'), field(',')]).toEqual(['', '', '']);
  });
});
