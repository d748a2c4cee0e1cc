import { describe, expect, it } from 'vitest';
import { rupees } from '../calculators/money';
import { balanced, capCompanies, effectiveSize, type Peer, peersFrom, withoutOutliers } from './peers';
import { percentileOf } from './quantiles';

const peer = (lakhs: number, company = `company ${lakhs}`): Peer => ({
  amount: rupees(lakhs * 100_000),
  weight: 1,
  company,
  age: 6,
});
const many = (count: number, companies: number): Peer[] =>
  Array.from({ length: count }, (_, i) => peer(8 + (i % 20), `company ${i % companies}`));

describe('the peers of a comparison', () => {
  it('[R-863] every pay of a bucket counts, and recent buckets weigh more', () => {
    const peers = peersFrom([
      { company: 'a', age: 0, pays: [rupees(1_000_000), rupees(1_100_000)] },
      { company: 'b', age: 24, pays: [rupees(1_200_000)] },
    ]);
    expect(peers.map(({ company, weight }) => [company, weight])).toEqual([
      ['a', 1],
      ['a', 1],
      ['b', 0.5],
    ]);
  });

  it('[R-863] a company weighs at most a quarter, and fewer than five companies are not enough', () => {
    const weights = new Map(Object.entries({ a: 90, b: 5, c: 3, d: 1, e: 1 }));
    const shares = [...capCompanies(weights).values()];
    const total = shares.reduce((sum, share) => sum + share, 0);
    for (const share of shares) expect(share / total).toBeLessThanOrEqual(0.2501);
    expect(balanced(many(40, 4))).toBeUndefined();
    expect(balanced(many(40, 5))).toHaveLength(40);
    expect(effectiveSize(many(400, 40))).toBeCloseTo(400);
  });

  it('[R-863] other salaries still count when most reports are equal', () => {
    const lower = Array.from({ length: 7 }, (_, i) => peer(3 + i / 10));
    const higher = Array.from({ length: 13 }, (_, i) => peer(5 + i / 2));
    const peers = withoutOutliers([...lower, ...Array(30).fill(peer(4)), ...higher]);
    expect(peers).toHaveLength(50);
    expect(percentileOf(rupees(450_000), peers)).toBe(74);
  });

  it('[R-863] implausible amounts are dropped', () => {
    expect(withoutOutliers([...many(40, 10), peer(0.1), peer(4_000)])).toHaveLength(40);
  });
});
