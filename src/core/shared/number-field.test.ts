import { expect, it } from 'vitest';
import { formatNumberField } from './number-field';

const field = (text: string) => formatNumberField(text, { min: 10, max: 9_999_999 });

it('a number field groups the digits of a whole number within its bounds and is empty otherwise', () => {
  expect([field('12,34567'), field('007'), field('12.9')]).toEqual(['12,34,567', '7', '12']);
  expect([field('9999999'), field('123456789'), field('-5')]).toEqual(['99,99,999', '99,99,999', '10']);
  expect(field('१२,३४५')).toBe('12,345');
  expect([field(''), field('abc'), field(',')]).toEqual(['', '', '']);
});
