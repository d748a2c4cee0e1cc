import type { Confidence } from '../fair-pay/fair-pay';
import { quantilesOf } from '../fair-pay/quantiles';
import { FEWEST_SHOWN } from './bundles';

/** What is shown of a slice. Amounts are rupees a year, to half a lakh. */
export interface SalaryFigures {
  readonly contributors: number;
  /** From ten people on. */
  readonly p10: number | undefined;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number | undefined;
  /** Where the median of everybody lies in nineteen of twenty cases. */
  readonly low: number;
  readonly high: number;
  readonly confidence: Confidence;
  /** The first days of months: 2024-03-01. */
  readonly firstMonth: string;
  readonly lastMonth: string;
}

const HALF_A_LAKH = 50_000;
/** One in ten is somebody from ten people on. */
const FEWEST_FOR_TENTHS = 10;
/** Half the width of a 95 % interval of a normal distribution, in standard deviations. */
const NINETEEN_OF_TWENTY = 1.96;

/** Rounded so far that no single salary can be read off. */
export const toHalfLakh = (amount: number): number => Math.round(amount / HALF_A_LAKH) * HALF_A_LAKH;

/** The figures of some people's pay; undefined when they are too few. */
export function figuresOf(
  reports: readonly { readonly amount: number; readonly month: string }[],
): SalaryFigures | undefined {
  const contributors = reports.length;
  if (contributors < FEWEST_SHOWN) return undefined;
  // Where medians of samples drawn from these people again and again fall, in places between lowest and highest.
  const off = Math.min(0.5, (NINETEEN_OF_TWENTY * 0.5) / Math.sqrt(contributors));
  const weighed = reports.map(({ amount }) => ({ amount, weight: 1 }));
  const [p10, p25, p50, p75, p90, low, high] = quantilesOf(
    [0.1, 0.25, 0.5, 0.75, 0.9, 0.5 - off, 0.5 + off],
    weighed,
  );
  const tenths = contributors >= FEWEST_FOR_TENTHS;
  const months = reports.map(({ month }) => month).sort();
  return {
    contributors,
    p10: tenths ? toHalfLakh(p10) : undefined,
    p25: toHalfLakh(p25),
    p50: toHalfLakh(p50),
    p75: toHalfLakh(p75),
    p90: tenths ? toHalfLakh(p90) : undefined,
    low: toHalfLakh(Math.max(low, tenths ? p10 : p25)),
    high: toHalfLakh(Math.min(high, tenths ? p90 : p75)),
    confidence: confidenceOf((high - low) / 2 / Math.max(1, p50)),
    firstMonth: months[0] ?? '',
    lastMonth: months.at(-1) ?? '',
  };
}

/** By how far the median may be off, as a share of it: half the width of its 95 % interval. */
export const confidenceOf = (halfWidth: number): Confidence =>
  STEPS.find(([widest]) => halfWidth <= widest)?.[1] ?? 'VERY_LOW';
const STEPS: readonly (readonly [number, Confidence])[] = [
  [0.05, 'VERY_HIGH'],
  [0.1, 'HIGH'],
  [0.2, 'MODERATE'],
  [0.35, 'LOW'],
];

/** The quarter a month counts from: what is reported in it comes with the next release. */
export function releaseOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 4 + Math.floor((number - 1) / 3);
}
