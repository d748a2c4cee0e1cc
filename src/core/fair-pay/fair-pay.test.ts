import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '../calculators/money';
import {
  balanced,
  capCompanies,
  effectiveSize,
  fairPay,
  type Peer,
  peerWeight,
  percentileOf,
  pickLevel,
  quantileOf,
  withoutOutliers,
} from './fair-pay';

const peer = (lakhs: number, company = `company ${lakhs}`, weight = 1): Peer => ({
  amount: rupees(lakhs * 100_000),
  weight,
  company,
  age: 6,
});
const many = (count: number, companies: number): Peer[] =>
  Array.from({ length: count }, (_, i) => peer(8 + (i % 20), `company ${i % companies}`));

describe('are you paid fairly', () => {
  it('[R-863] says nothing from fewer than ten people', () => {
    expect(fairPay(rupees(1_000_000), 2, many(9, 9))).toEqual({ kind: 'insufficient' });
    expect(fairPay(rupees(1_000_000), 2, many(10, 9)).kind).toBe('fairPay');
  });

  it('[R-863] nobody near in experience counts less than somebody far, recent and verified more', () => {
    const near = { experience: 8, theirs: 8, wide: false, age: 0, verified: true };
    expect(peerWeight(near)).toBe(1);
    expect(peerWeight({ ...near, theirs: 9 })).toBeLessThan(1);
    expect(peerWeight({ ...near, theirs: 12 })).toBe(0);
    expect(peerWeight({ ...near, theirs: 12, wide: true })).toBeGreaterThan(0);
    expect(peerWeight({ ...near, age: 24 })).toBe(0.5);
    expect(peerWeight({ ...near, verified: false })).toBe(0.7);
  });

  it('[R-863] no company carries more than a quarter, and fewer than five companies are not enough', () => {
    const shares = [
      ...capCompanies(
        new Map([
          ['a', 90],
          ['b', 5],
          ['c', 3],
          ['d', 1],
          ['e', 1],
        ]),
      ).values(),
    ];
    const total = shares.reduce((sum, share) => sum + share, 0);
    for (const share of shares) expect(share / total).toBeLessThanOrEqual(0.2501);
    expect(balanced(many(40, 4))).toBeUndefined();
    expect(balanced(many(40, 5))).toHaveLength(40);
  });

  it('[R-863] widens only until there are enough peers', () => {
    const picked = pickLevel([
      { level: 0, peers: many(12, 1) },
      { level: 2, peers: many(60, 12) },
      { level: 4, peers: many(600, 30) },
    ]);
    expect(picked?.level).toBe(2);
    expect(
      pickLevel([
        { level: 0, peers: many(12, 1) },
        { level: 2, peers: many(9, 9) },
      ])?.level,
    ).toBe(0);
    expect(pickLevel([{ level: 0, peers: many(9, 1) }])).toBeUndefined();
  });

  it('[R-863] the quantile is the inverse of the rank', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 3, max: 90 }), { minLength: 10, maxLength: 60 }),
        fc.integer({ min: 10, max: 90 }),
        (lakhs, at) => {
          const peers = lakhs.map((amount) => peer(amount));
          const rank = percentileOf(Math.round(quantileOf(at / 100, peers)), peers);
          expect(Math.abs(rank - at)).toBeLessThanOrEqual(100 / lakhs.length);
        },
      ),
    );
  });

  it('[R-863] drops amounts no one can mean', () => {
    const peers = [...many(40, 10), peer(0.1), peer(4_000)];
    expect(withoutOutliers(peers)).toHaveLength(40);
  });

  it('[R-863] says “about” when the interval reaches into another verdict, and is surer with more people', () => {
    const few = fairPay(rupees(1_700_000), 2, many(12, 12));
    const lots = fairPay(rupees(1_700_000), 2, many(400, 40));
    expect(few).toMatchObject({ about: true, confidence: 'Very Low' });
    expect(lots).toMatchObject({ confidence: 'Very High' });
    expect(few.kind === 'fairPay' && lots.kind === 'fairPay' && few.interval > lots.interval).toBe(true);
    expect(effectiveSize(many(400, 40))).toBeCloseTo(400);
  });
});
