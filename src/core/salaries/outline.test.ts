import { expect, it } from 'vitest';
import { outlineOf, scaleEnd, tickLabel, ticksOf } from './outline';

const GROUP = { p10: 980_000, p25: 1_280_000, p50: 1_630_000, p75: 2_060_000, p90: 2_540_000 };

it('[R-863] a group outline uses the published amounts only, in order and within its ends', () => {
  const { amounts, low, high } = outlineOf(GROUP);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  expect(amounts.filter((amount) => amount < GROUP.p50)).toHaveLength(amounts.length / 2);
  expect(amounts.filter((amount) => amount > GROUP.p75)).toHaveLength(amounts.length / 4);
  expect(low).toBeLessThan(GROUP.p10);
  expect(high).toBeGreaterThan(GROUP.p90);
});

it('[R-863] a group with equal pays still has an outline', () => {
  const same = { p10: 500_000, p25: 500_000, p50: 500_000, p75: 500_000, p90: 500_000 };
  for (const amount of outlineOf(same).amounts) expect(amount).toBe(500_000);
  expect(ticksOf(outlineOf(same)).every(Number.isFinite)).toBe(true);
});

it('[R-863] an axis has few and round ticks', () => {
  expect(ticksOf({ low: 700_000, high: 2_900_000 })).toEqual([1_000_000, 1_500_000, 2_000_000, 2_500_000]);
  // A step of ten lakhs would leave two labels.
  expect(ticksOf({ low: 100_000, high: 2_700_000 })).toEqual([
    500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000,
  ]);
});

it('[R-863] the ticks of an axis all have different labels, and none rounds down to ₹0', () => {
  const read = (low: number, high: number) => ticksOf({ low, high }).map(tickLabel);
  expect(read(0, 240_000)).toEqual(['₹0', '₹0.5L', '₹1L', '₹1.5L', '₹2L']);
  expect(read(1_235_000, 1_255_000)).toEqual(['₹12.35L', '₹12.4L', '₹12.45L', '₹12.5L', '₹12.55L']);
  expect(read(8_000_000, 31_000_000)).toEqual(['₹1Cr', '₹1.5Cr', '₹2Cr', '₹2.5Cr', '₹3Cr']);
});

it('the scale of several bars ends at a labelled amount, soon after the highest pay', () => {
  for (const highest of [400_000, 1_800_000, 2_100_000, 3_800_000, 12_300_000]) {
    const end = scaleEnd(highest);
    expect(end).toBeGreaterThanOrEqual(highest);
    expect(end).toBeLessThan(1.35 * highest);
    expect(ticksOf({ low: 0, high: end }).at(-1)).toBe(end);
  }
  expect(scaleEnd(1)).toBeGreaterThanOrEqual(1);
});
