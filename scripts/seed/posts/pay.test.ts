import { describe, expect, it } from 'vitest';
import { inHandOf } from './pay';

describe('inHandOf', () => {
  it('inHandOf deducts no tax below the rebate', () => {
    expect(inHandOf(600_000)).toBe(45_000);
  });

  it('inHandOf deducts slab tax above the rebate', () => {
    expect(inHandOf(2_100_000)).toBe(150_000);
  });

  it('grows with the pay, but slower', () => {
    const months = [10, 20, 30, 40].map((lakhs) => inHandOf(lakhs * 100_000));
    expect([...months].sort((a, b) => a - b)).toEqual(months);
    expect((months[3] ?? 0) / (months[0] ?? 1)).toBeLessThan(4);
  });
});
