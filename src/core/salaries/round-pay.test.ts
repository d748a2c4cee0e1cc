import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundPay } from './round-pay';

const LAKH = 100_000;

it.each([
  [9.24, 9],
  [9.25, 9.5],
  [12.6, 13],
  [24.4, 24],
  [25.9, 26],
  [49, 50],
  [51, 52],
  [333, 336],
])('rounding pay: %s lakh is rounded to %s lakh', (lakhs, rounded) => {
  expect(roundPay(lakhs * LAKH)).toBe(rounded * LAKH);
});

it('rounding pay: rounding is idempotent, and a step is at least 4 % of the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 400_000_000 }), (rupees) => {
      const rounded = roundPay(rupees);
      expect(roundPay(rounded)).toBe(rounded);
      const next = [rounded + 1, rounded * 2].map((above) => roundPay(above)).find((item) => item > rounded);
      expect(((next ?? rounded * 2) - rounded) / Math.max(1, rounded)).toBeGreaterThanOrEqual(0.04);
    }),
  );
});
