import { expect, it } from 'vitest';
import { numbersAround } from './page-numbers';

it('shows the pages around this one, the first and the last, and gaps between', () => {
  expect(numbersAround(1, 1)).toEqual([1]);
  expect(numbersAround(2, 4)).toEqual([1, 2, 3, 4]);
  expect(numbersAround(7, 90)).toEqual([1, undefined, 6, 7, 8, undefined, 90]);
  expect(numbersAround(90, 90)).toEqual([1, undefined, 89, 90]);
});
