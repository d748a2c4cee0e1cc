import { CRORE, LAKH } from '../shared/numbers';
import type { PayComparison } from './fair-pay-port';

type Quantiles = Pick<PayComparison, 'p10' | 'p25' | 'p50' | 'p75' | 'p90'>;

export interface Outline {
  /** Forty sample amounts, distributed like the peers' pay. */
  readonly amounts: readonly number[];
  readonly low: number;
  readonly high: number;
}

const PLACES = 40;
/** Gives a group of equal salaries a width. */
const GRAIN = 10_000;

/**
 * Outline of a group from its five published amounts alone, so that it reveals no more than they do. The tails are as
 * long as the neighbouring steps.
 */
export function outlineOf({ p10, p25, p50, p75, p90 }: Quantiles): Outline {
  const low = Math.max(0, 2 * p10 - p25);
  const high = 2 * p90 - p75;
  const points = [
    [0, low],
    [0.1, p10],
    [0.25, p25],
    [0.5, p50],
    [0.75, p75],
    [0.9, p90],
    [1, high],
  ] as const;
  const position = (share: number): number => {
    const after = Math.max(
      1,
      points.findIndex(([place]) => place >= share),
    );
    const [from, to] = [points[after - 1], points[after]];
    if (!from || !to) return p50;
    return from[1] + ((to[1] - from[1]) * (share - from[0])) / (to[0] - from[0]);
  };
  const margin = Math.max(GRAIN, (high - low) * 0.08);
  return {
    amounts: Array.from({ length: PLACES }, (_, index) => position((index + 0.5) / PLACES)),
    low: Math.max(0, low - margin),
    high: high + margin,
  };
}

type Ends = Pick<Outline, 'low' | 'high'>;

const MIN_STEPS = 3.5;

/** The largest round step that fits the range often enough for a readable axis. */
function stepOf({ low, high }: Ends): number {
  const range = Math.max(1, high - low);
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, range / 5)));
  return ([10, 5, 2.5, 2].find((times) => range / (times * unit) >= MIN_STEPS) ?? 1) * unit;
}

/** The round amount at the end of a scale from zero that fits the highest pay. */
export function scaleEnd(highest: number): number {
  const step = stepOf({ low: 0, high: highest });
  return Math.max(1, Math.ceil(highest / step)) * step;
}

/** Three to eight round amounts along a scale. */
export function ticksOf({ low, high }: Ends): readonly number[] {
  const step = stepOf({ low, high });
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Zero in full, other amounts in one unit and unrounded, so that no two ticks of an axis read the same. */
export const tickLabel = (amount: number): string =>
  amount >= CRORE ? `₹${amount / CRORE}Cr` : amount === 0 ? '₹0' : `₹${amount / LAKH}L`;
