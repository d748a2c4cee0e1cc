import { expect, it } from 'vitest';
import { isPoor, vitalOf } from './page-vitals';

it.each([
  [200, false],
  [201, true],
])('[R-841] an input delay of %i ms is reported: %s', (value, notified) => {
  expect(isPoor({ name: 'INP', value })).toBe(notified);
});

it.each([
  [0.899, false],
  [0.9, true],
])('[R-842] a layout shift of %f is reported: %s', (value, notified) => {
  expect(isPoor({ name: 'CLS', value })).toBe(notified);
});

it('[R-843] the target of a page vital is cut to 200 characters', () => {
  const select = (target?: string) => vitalOf({ name: 'INP', value: 300, target }, 'HomeScreen').target;
  expect(select(`button.${'a'.repeat(300)}`)).toBe(`button.${'a'.repeat(193)}`);
  expect(select('button.vote')).toBe('button.vote');
  expect(select()).toBeUndefined();
});
