import { expect, it } from 'vitest';
import { betweenCompanies } from './between-companies';

const LAKH = 100_000;
const paying = (p50: number, width = 0.5) => ({
  p50: p50 * LAKH,
  low: (p50 - width) * LAKH,
  high: (p50 + width) * LAKH,
});

it('the comparison names the company in the middle, and how much more the clearly better paying ones typically pay', () => {
  expect(betweenCompanies([12, 10, 8, 13, 9, 15].map((pay) => paying(pay)))).toEqual({
    companies: 6,
    middle: 10 * LAKH,
    more: 3,
    percent: 30,
  });
});

it('the comparison counts no company as better paying while the likely ranges overlap', () => {
  expect(betweenCompanies([8, 9, 10, 11, 12].map((pay) => paying(pay, 3)))).toMatchObject({
    more: 0,
    percent: 0,
  });
});

it('the comparison shows nothing for fewer than five companies', () => {
  expect(betweenCompanies([8, 9, 10, 15].map((pay) => paying(pay)))).toBeUndefined();
});
