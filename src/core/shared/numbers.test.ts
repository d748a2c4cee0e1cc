import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees, yearlyPay } from './money';
import { compact, followerBadge, grouped } from './numbers';

describe('number formats', () => {
  it('[R-824] digits are grouped the Indian way', () => {
    expect([0, 999, 1_000, 99_999, 1_234_567, 123_456_789].map(grouped)).toEqual([
      '0',
      '999',
      '1,000',
      '99,999',
      '12,34,567',
      '12,34,56,789',
    ]);
  });

  it('any amount is grouped like Intl.NumberFormat does', () => {
    const platform = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
        expect(grouped(paise / 100)).toBe(platform.format(paise / 100));
      }),
    );
  });

  it.each([
    [999, '999'],
    [1_000, '1,000'],
    [1_001, '1k'],
    [12_345, '12.3k'],
    [99_999, '99.9k'],
    [100_000, '1,00,000'],
    [100_001, '1L'],
    [8_000_000, '80L'],
    [9_999_999, '99.9L'],
    [10_000_000, '1,00,00,000'],
    [10_000_001, '1Cr'],
    [15_000_000, '1.5Cr'],
    [123_456_789, '12.3Cr'],
  ])('[R-825][R-826][R-827][R-829] the count %i is shown as %s', (count, text) => {
    expect(compact(count)).toBe(text);
  });

  it.each(['many', {}, undefined, Number.NaN, Number.POSITIVE_INFINITY, -Number.POSITIVE_INFINITY])(
    'a count in a response that is not a number, such as %j, is shown as a dash',
    (answered) => {
      const count = answered as number;
      expect([grouped(count), compact(count), rupees(count), yearlyPay(count)]).toEqual([
        '–',
        '–',
        '₹–',
        '₹–',
      ]);
    },
  );

  it('[R-828] the highest follower badge reached is returned', () => {
    expect([999, 1_000, 4_999, 5_000, 10_000, 50_000, 99_999, 100_000].map(followerBadge)).toEqual([
      undefined,
      1_000,
      1_000,
      5_000,
      10_000,
      50_000,
      50_000,
      100_000,
    ]);
  });
});
