import { expect, it } from 'vitest';
import { intervalOf } from './interval';

it('[R-864] the average has an interval that gets narrower with more reviews', () => {
  expect(intervalOf([1, 1, 2, 3, 3])).toEqual({ average: 3.6, low: 2.7, high: 4.5, reviews: 10 });
  expect(intervalOf([100, 100, 200, 300, 300])).toEqual({ average: 3.6, low: 3.5, high: 3.7, reviews: 1000 });
});

it('the rating interval stays between 1 and 5 stars', () => {
  expect(intervalOf([0, 0, 0, 0, 7])).toEqual({ average: 5, low: 5, high: 5, reviews: 7 });
  expect(intervalOf([1, 0, 0, 0, 4])).toMatchObject({ low: 2.6, high: 5 });
});

it('fewer than five reviews give no rating interval', () => {
  expect(intervalOf([0, 0, 0, 2, 2])).toBeUndefined();
});
