import { describe, expect, it } from 'vitest';
import { rupees } from '../calculators/money';
import { bandOfPercentile, fairPay } from './fair-pay';
import type { Peer } from './peers';

const many = (count: number, companies: number, age = 6): Peer[] =>
  Array.from({ length: count }, (_, i) => ({
    amount: rupees((8 + (i % 20)) * 100_000),
    weight: 1,
    company: `company ${i % companies}`,
    age,
  }));

describe('the fair-pay calculator', () => {
  it('[R-863] fewer than ten people give no result', () => {
    expect(fairPay(rupees(1_000_000), 2, many(9, 9))).toEqual({ kind: 'insufficient' });
    expect(fairPay(rupees(1_000_000), 2, many(10, 9)).kind).toBe('fairPay');
  });

  it('[R-863] more people raise the confidence, and their number is shown in steps only', () => {
    expect(fairPay(rupees(1_700_000), 2, many(12, 12))).toMatchObject({
      confidence: 'VERY_LOW',
      contributors: 10,
    });
    expect(fairPay(rupees(1_700_000), 2, many(413, 40))).toMatchObject({
      confidence: 'VERY_HIGH',
      contributors: 300,
    });
  });

  it('[R-863] a whole department and old reports lower the confidence', () => {
    expect(fairPay(rupees(1_700_000), 6, many(400, 40))).toMatchObject({ confidence: 'MODERATE' });
    expect(fairPay(rupees(1_700_000), 4, many(400, 40))).toMatchObject({ confidence: 'HIGH' });
    expect(fairPay(rupees(1_700_000), 5, many(400, 40))).toMatchObject({ confidence: 'MODERATE' });
    expect(fairPay(rupees(1_700_000), 2, many(400, 40, 30))).toMatchObject({ confidence: 'HIGH' });
  });

  it('[R-863] the result is a percentile band with a verdict, never an exact percentile', () => {
    const verdicts = [1, 24, 25, 39, 40, 60, 61, 75, 76, 99].map((item) => bandOfPercentile(item).verdict);
    expect(verdicts).toEqual([
      ...['BELOW', 'BELOW', 'SLIGHTLY_BELOW', 'SLIGHTLY_BELOW', 'FAIR'],
      ...['FAIR', 'ABOVE', 'ABOVE', 'WELL_ABOVE', 'WELL_ABOVE'],
    ]);
    expect(fairPay(rupees(1_700_000), 2, many(400, 40))).toMatchObject({ band: { from: 40, to: 60 } });
    expect(fairPay(rupees(1_700_000), 2, many(400, 40))).not.toHaveProperty('percentile');
  });

  it('[R-863] the likely share covers the band, is the same for every pay in it and narrows with more people', () => {
    const likely = (people: number, pay = 1_700_000) => {
      const outcome = fairPay(rupees(pay), 2, many(people, 40));
      return outcome.kind === 'fairPay' ? outcome.likely : undefined;
    };
    expect(likely(40)).toEqual({ from: 25, to: 75 });
    expect(likely(400)).toEqual({ from: 35, to: 65 });
    expect(likely(400, 1_800_000)).toEqual(likely(400));
    expect(likely(400, 2_700_000)).toEqual({ from: 70, to: 100 });
  });

  it('[R-863] the pay is rounded before the comparison, and every displayed amount is rounded', () => {
    const outcome = fairPay(rupees(1_234_567), 2, many(37, 9));
    expect(fairPay(rupees(1_225_000), 2, many(37, 9))).toEqual(outcome);
    if (outcome.kind !== 'fairPay') throw new Error('there are enough people');
    for (const key of ['p10', 'p25', 'p50', 'p75', 'p90'] as const)
      expect(outcome[key] % rupees(50_000)).toBe(0);
  });
});
