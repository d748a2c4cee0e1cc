import { describe, expect, it } from 'vitest';
import { monthlyPay, rupees, yearlyPay } from './money';

describe('amounts of money', () => {
  it('a yearly pay has one decimal and a monthly pay two, rounded down', () => {
    expect([3_400_000, 2_959_999, 10_000_000, 99_999].map(yearlyPay)).toEqual([
      '₹34.0L',
      '₹29.5L',
      '₹1.0Cr',
      '₹99,999',
    ]);
    expect([158_000, 162_999, 85_500].map(monthlyPay)).toEqual(['₹1.58L', '₹1.62L', '₹85,500']);
    expect(rupees(1_234_567)).toBe('₹12,34,567');
  });
});
