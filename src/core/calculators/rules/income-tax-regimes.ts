import { rupees } from '../money';
import type { Band, RegimeRules } from './rule-pack';

const bands = (...rows: readonly (readonly [lakhs: number, percent: number])[]): Band[] =>
  rows.map(([lakhs, percent]) => ({ from: rupees(lakhs * 100_000), rate: percent * 100 }));

const NEW_BANDS = bands([4, 5], [8, 10], [12, 15], [16, 20], [20, 25], [24, 30]);
const OLD_TOP = [
  [5, 20],
  [10, 30],
] as const;

/** Slabs, rebate and surcharge did not change between 2025-26 and 2026-27 (Budget of 1 February 2026). */
export const NEW_REGIME: RegimeRules = {
  bands: { under60: NEW_BANDS, '60to79': NEW_BANDS, gte80: NEW_BANDS },
  standardDeduction: rupees(75_000),
  rebate: {
    upTo: rupees(1_200_000),
    most: rupees(60_000),
    marginalRelief: true,
  },
  surcharge: {
    bands: bands([50, 10], [100, 15], [200, 25]),
  },
};

export const OLD_REGIME: RegimeRules = {
  bands: {
    under60: bands([2.5, 5], ...OLD_TOP),
    '60to79': bands([3, 5], ...OLD_TOP),
    gte80: bands(...OLD_TOP),
  },
  standardDeduction: rupees(50_000),
  rebate: {
    upTo: rupees(500_000),
    most: rupees(12_500),
    marginalRelief: false,
  },
  surcharge: {
    bands: bands([50, 10], [100, 15], [200, 25], [500, 37]),
  },
};
