import { expect, it } from 'vitest';
import { isPoor, vitalOf } from './page-vitals';

it.each([
  [200, false],
  [201, true],
])('[R-841] an input delay of %i ms is reported: %s', (value, told) => {
  expect(isPoor({ name: 'INP', value })).toBe(told);
});

it.each([
  [0.899, false],
  [0.9, true],
])('[R-842] a layout shift of %f is reported: %s', (value, told) => {
  expect(isPoor({ name: 'CLS', value })).toBe(told);
});

it('[R-843] the target of a page vital is cut to 200 characters', () => {
  const of = (target?: string) => vitalOf({ name: 'INP', value: 300, target }, 'HomeScreen').target;
  expect(of(`button.${'a'.repeat(300)}`)).toBe(`button.${'a'.repeat(193)}`);
  expect(of('button.vote')).toBe('button.vote');
  expect(of()).toBeUndefined();
});
