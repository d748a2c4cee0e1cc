import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rupees } from '../calculators/money';
import { medianOf, percentileOf, quantilesOf } from './quantiles';

const peer = (lakhs: number) => ({ amount: rupees(lakhs * 100_000), weight: 1 });

it('[R-863] the quantile function is the inverse of the rank function', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 3, max: 90 }), { minLength: 10, maxLength: 60 }),
      fc.integer({ min: 10, max: 90 }),
      (lakhs, index) => {
        const peers = lakhs.map((amount) => peer(amount));
        const [quantile] = quantilesOf([index / 100], peers);
        const rank = percentileOf(Math.round(quantile), peers);
        expect(Math.abs(rank - index)).toBeLessThanOrEqual(100 / lakhs.length);
      },
    ),
  );
});

it('[R-863] a peer with more weight pulls the median towards its pay', () => {
  const [median] = quantilesOf([0.5], [peer(5), peer(6), { ...peer(20), weight: 10 }]);
  expect(median).toBeGreaterThan(rupees(1_500_000));
});

it('the median works for an even and an odd number of values', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 3, 2]), medianOf([])]).toEqual([2, 2.5, 0]);
});
