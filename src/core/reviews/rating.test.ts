import { expect, it } from 'vitest';
import { averageOf, sharesOf } from './rating';

it('a rating is the plain average of the stars, to one decimal', () => {
  expect(averageOf([0, 0, 0, 1, 1])).toBe(4.5);
  expect(averageOf([1, 0, 0, 0, 2])).toBe(3.7);
  expect(averageOf([0, 0, 0, 0, 0])).toBe(0);
});

it('the shares of the stars add up to 100 percent, five stars first', () => {
  expect(sharesOf([1, 1, 1, 0, 0]).map(({ percent }) => percent)).toEqual([0, 0, 34, 33, 33]);
  expect(sharesOf([60, 50, 120, 310, 460]).map(({ percent }) => percent)).toEqual([46, 31, 12, 5, 6]);
  expect(sharesOf([0, 0, 0, 0, 0]).every(({ percent }) => percent === 0)).toBe(true);
});
