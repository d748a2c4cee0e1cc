import { peopleStep } from '../shared/people-steps';
import type { Confidence } from './fair-pay';
import { medianInterval } from './intervals';
import { quantilesOf } from './quantiles';
import { roundPay } from './round-pay';

/** The published figures of a slice. Amounts are rounded rupees per year. */
export interface SalaryFigures {
  /** Lower bound of the number of people, in steps: 10, 20, 30, 50, 100 … */
  readonly contributors: number;
  readonly p10: number | undefined;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number | undefined;
  /** The 95 % interval of the population median. */
  readonly low: number;
  readonly high: number;
  readonly confidence: Confidence;
  /** First days of months: 2024-03-01. */
  readonly firstMonth: string;
  readonly lastMonth: string;
}

/** A published bucket: rounded rupees per year, and the quarter of its newest report. */
export interface PaidBucket {
  readonly quarter: number;
  readonly pays: readonly number[];
}

const MONTHS_A_QUARTER = 3;

/** Figures of some buckets. Nothing is finer than a bucket: no month of a single report, no exact count. */
export function figuresOf(buckets: readonly PaidBucket[]): SalaryFigures {
  const pays = buckets.flatMap((bucket) => bucket.pays);
  const weighed = pays.map((amount) => ({ amount, weight: 1 }));
  const [p10, p25, p50, p75, p90] = quantilesOf([0.1, 0.25, 0.5, 0.75, 0.9], weighed);
  const { low, high } = medianInterval(pays);
  const quarters = buckets.map(({ quarter }) => quarter);
  return {
    contributors: peopleStep(pays.length),
    p10: roundPay(p10),
    p25: roundPay(p25),
    p50: roundPay(p50),
    p75: roundPay(p75),
    p90: roundPay(p90),
    low: roundPay(low),
    high: roundPay(high),
    confidence: confidenceOf((high - low) / 2 / Math.max(1, p50)),
    // A hundred thousand buckets are too many arguments for one call.
    firstMonth: monthOf(
      quarters.reduce((first, quarter) => Math.min(first, quarter)),
      0,
    ),
    lastMonth: monthOf(
      quarters.reduce((last, quarter) => Math.max(last, quarter)),
      MONTHS_A_QUARTER - 1,
    ),
  };
}

/** Confidence from the relative error of the median: half the width of its 95 % interval. */
export const confidenceOf = (halfWidth: number): Confidence =>
  STEPS.find(([widest]) => halfWidth <= widest)?.[1] ?? 'VERY_LOW';
const STEPS: readonly (readonly [number, Confidence])[] = [
  [0.05, 'VERY_HIGH'],
  [0.1, 'HIGH'],
  [0.2, 'MODERATE'],
  [0.35, 'LOW'],
];

/** The quarter of a month; reports of a quarter are published with the next release. */
export function quarterNumber(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 4 + Math.floor((number - 1) / MONTHS_A_QUARTER);
}

/** A month of a quarter; 0 is the first. */
const monthOf = (quarter: number, month: number): string =>
  `${Math.floor(quarter / 4)}-${String((quarter % 4) * MONTHS_A_QUARTER + month + 1).padStart(2, '0')}-01`;
