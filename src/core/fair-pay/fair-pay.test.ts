import { describe, expect, it } from 'vitest';
import { rupees } from '../calculators/money';
import { fairPay, toGrain, verdictOf } from './fair-pay';
import type { Peer } from './peers';

const many = (count: number, companies: number, age = 6): Peer[] =>
  Array.from({ length: count }, (_, i) => ({
    amount: rupees((8 + (i % 20)) * 100_000),
    weight: 1,
    company: `company ${i % companies}`,
    age,
  }));

describe('are you paid fairly', () => {
  it('[R-863] says nothing from fewer than ten people', () => {
    expect(fairPay(rupees(1_000_000), 2, many(9, 9))).toEqual({ kind: 'insufficient' });
    expect(fairPay(rupees(1_000_000), 2, many(10, 9)).kind).toBe('fairPay');
  });

  it('[R-863] says “about” when the interval reaches into another verdict, and is surer with more people', () => {
    const few = fairPay(rupees(1_700_000), 2, many(12, 12));
    const lots = fairPay(rupees(1_700_000), 2, many(400, 40));
    expect(few).toMatchObject({ about: true, confidence: 'VERY_LOW' });
    expect(lots).toMatchObject({ confidence: 'VERY_HIGH' });
    expect(few.kind === 'fairPay' && lots.kind === 'fairPay' && few.interval > lots.interval).toBe(true);
  });

  it('[R-863] is less sure of a whole department and of old reports', () => {
    expect(fairPay(rupees(1_700_000), 6, many(400, 40))).toMatchObject({ confidence: 'MODERATE' });
    expect(fairPay(rupees(1_700_000), 4, many(400, 40))).toMatchObject({ confidence: 'HIGH' });
    expect(fairPay(rupees(1_700_000), 2, many(400, 40, 30))).toMatchObject({ confidence: 'HIGH' });
  });

  it('[R-863] names the verdict at the edges of its bands', () => {
    const verdicts = [1, 24, 25, 39, 40, 60, 61, 75, 76, 99].map(verdictOf);
    expect(verdicts).toEqual([
      ...['BELOW', 'BELOW', 'SLIGHTLY_BELOW', 'SLIGHTLY_BELOW', 'FAIR'],
      ...['FAIR', 'ABOVE', 'ABOVE', 'WELL_ABOVE', 'WELL_ABOVE'],
    ]);
  });

  it('[R-863] shows no amount finer than ten thousand', () => {
    expect(toGrain(rupees(1_234_567))).toBe(rupees(1_230_000));
    const outcome = fairPay(rupees(1_234_567), 2, many(37, 9));
    if (outcome.kind !== 'fairPay') throw new Error('there are enough people');
    for (const key of ['p10', 'p25', 'p50', 'p75', 'p90'] as const)
      expect(outcome[key] % rupees(10_000)).toBe(0);
  });
});
