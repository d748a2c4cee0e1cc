import { describe, expect, it } from 'vitest';
import { rupees } from '../calculators/money';
import {
  balanced,
  capCompanies,
  effectiveSize,
  type PayReport,
  type Peer,
  peersFrom,
  peerWeight,
  withoutOutliers,
  yearsAround,
} from './peers';

const peer = (lakhs: number, company = `company ${lakhs}`): Peer => ({
  amount: rupees(lakhs * 100_000),
  weight: 1,
  company,
  age: 6,
});
const many = (count: number, companies: number): Peer[] =>
  Array.from({ length: count }, (_, i) => peer(8 + (i % 20), `company ${i % companies}`));
const report = (contributor: string, rest: Partial<PayReport> = {}): PayReport => ({
  contributor,
  company: 'a',
  experience: 4,
  amount: rupees(1_000_000),
  age: 3,
  verified: true,
  ...rest,
});

describe('peers', () => {
  it('[R-863] far in experience counts less than near, recent and verified more', () => {
    const near = { experience: 8, theirs: 8, wide: false, age: 0, verified: true };
    expect(peerWeight(near)).toBe(1);
    expect(peerWeight({ ...near, theirs: 9 })).toBeLessThan(1);
    expect(peerWeight({ ...near, theirs: 12 })).toBe(0);
    expect(peerWeight({ ...near, theirs: 12, wide: true })).toBeGreaterThan(0);
    expect(peerWeight({ ...near, age: 24 })).toBe(0.5);
    expect(peerWeight({ ...near, verified: false })).toBe(0.7);
  });

  it('[R-863] compares with the years around, and 15 and more with 15 and more', () => {
    expect(yearsAround(0, false)).toEqual({ from: 0, to: 1 });
    expect(yearsAround(8, false)).toEqual({ from: 6, to: 10 });
    expect(yearsAround(8, true)).toEqual({ from: 4, to: 12 });
    expect(yearsAround(14, true)).toEqual({ from: 7, to: 14 });
    expect(yearsAround(15, true)).toEqual({ from: 15, to: 15 });
  });

  it('[R-863] one person is one voice, the newest; what is too old or too far says nothing', () => {
    const peers = peersFrom(
      [
        report('one', { age: 20, amount: rupees(700_000) }),
        report('one', { age: 2, company: 'b' }),
        report('old', { age: 61 }),
        report('far', { experience: 6 }),
      ],
      { experience: 4, wide: false },
    );
    expect(peers).toEqual([expect.objectContaining({ company: 'b', age: 2, amount: rupees(1_000_000) })]);
  });

  it('[R-863] no company carries more than a quarter, and fewer than five companies are not enough', () => {
    const weights = new Map(Object.entries({ a: 90, b: 5, c: 3, d: 1, e: 1 }));
    const shares = [...capCompanies(weights).values()];
    const total = shares.reduce((sum, share) => sum + share, 0);
    for (const share of shares) expect(share / total).toBeLessThanOrEqual(0.2501);
    expect(balanced(many(40, 4))).toBeUndefined();
    expect(balanced(many(40, 5))).toHaveLength(40);
    expect(effectiveSize(many(400, 40))).toBeCloseTo(400);
  });

  it('[R-863] drops amounts no one can mean', () => {
    expect(withoutOutliers([...many(40, 10), peer(0.1), peer(4_000)])).toHaveLength(40);
  });
});
