import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeShares } from './whole-shares';

it('whole percentages add up to 100, and each is less than one off', () => {
  const counts = fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(counts, (parts) => {
      const total = parts.reduce((sum, count) => sum + count, 0);
      fc.pre(total > 0);
      const shares = wholeShares(parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      for (const [index, count] of parts.entries())
        expect(Math.abs((shares[index] ?? 0) - (100 * count) / total)).toBeLessThan(1);
    }),
  );
});

it('equal remainders are rounded up from the first on, and an empty list of counts gives no shares', () => {
  expect(wholeShares([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholeShares([17, 11, 4, 5])).toEqual([46, 30, 11, 13]);
  expect(wholeShares([0, 0])).toEqual([0, 0]);
});
