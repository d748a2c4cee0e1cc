import { expect, it } from 'vitest';
import { experienceRangeOf } from './experience-range';

it.each([
  [0, '0'],
  [1, '1-2'],
  [2, '1-2'],
  [3, '3-5'],
  [9, '6-9'],
  [10, '10-14'],
  [15, '15+'],
  [40, '15+'],
])('experience range: %i years are shown as %s', (years, range) => {
  expect(experienceRangeOf(years)).toBe(range);
});
