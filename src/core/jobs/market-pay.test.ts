import { expect, it } from 'vitest';
import { againstMarket } from './market-pay';

const MARKET = {
  median: 1_600_000,
  low: 1_500_000,
  high: 1_700_000,
  people: 50,
  place: 'Pune',
  experience: '3-5',
} as const;

it.each([
  [1_800_000, 2_400_000, 'above'],
  [1_400_000, 1_800_000, 'around'],
  [900_000, 1_200_000, 'below'],
  [1_700_000, 1_700_000, 'around'],
  [1_800_000, undefined, 'above'],
  [1_000_000, undefined, undefined],
  [undefined, 1_200_000, 'below'],
  [undefined, 3_000_000, undefined],
  [undefined, undefined, undefined],
] as const)('a job that pays %s to %s is %s the market', (minCtc, maxCtc, expected) => {
  expect(againstMarket({ minCtc, maxCtc, currency: 'INR' }, MARKET)).toBe(expected);
});

it('a job in dollars, or one without a published group, is not compared', () => {
  const pay = { minCtc: 60_000, maxCtc: 90_000 };
  expect(againstMarket({ ...pay, currency: 'USD' }, MARKET)).toBeUndefined();
  expect(againstMarket({ ...pay, currency: 'INR' }, undefined)).toBeUndefined();
});
