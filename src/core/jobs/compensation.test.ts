import { expect, it } from 'vitest';
import { compensation } from './compensation';

const inr = (minCtc?: number, maxCtc?: number) => compensation({ minCtc, maxCtc, currency: 'INR' });

it('[R-525] a compensation without bounds reads Not Disclosed', () => {
  expect(inr()).toBe('Not Disclosed');
});
it('[R-526] a compensation in rupees is shown in lakhs a year', () => {
  expect(inr(650_000, 1_200_000)).toBe('6.5–12 LPA');
});
it('[R-527] a compensation in dollars is shown in thousands a year, marked DPA', () => {
  const usd = (minCtc?: number, maxCtc?: number) => compensation({ minCtc, maxCtc, currency: 'USD' });
  expect(usd(6000, 10_000)).toBe('$6k–10k a year (DPA)');
  expect(usd(8500, 120_000)).toBe('$8.5k–120k a year (DPA)');
  expect(usd(18_750)).toBe('From $18,750 a year (DPA)');
  expect([usd(undefined, 900), usd(60_000, 60_000)]).toEqual([
    'Up to $900 a year (DPA)',
    '$60k a year (DPA)',
  ]);
  expect(compensation({ minCtc: 50_000, maxCtc: undefined, currency: 'AED' as 'INR' })).toMatch(/50,000 AED/);
});
it('[R-528] a compensation with one bound or two equal bounds shows a single figure', () => {
  expect([inr(500_000), inr(undefined, 500_000), inr(500_000, 500_000)]).toEqual([
    'From 5 LPA',
    'Up to 5 LPA',
    '5 LPA',
  ]);
});
