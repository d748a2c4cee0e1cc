import { rupees } from '../money';
import { forUntaxed, type State } from './states';

/** Gross pay above `above` (or from it on, where the law says so) costs this much in every period. */
export interface TaxRow {
  readonly above: number;
  readonly inclusive?: boolean;
  readonly amount: number;
}

/**
 * month: rows by monthly gross, the same each month except February; half: rows by half-yearly gross; year: rows by
 * yearly gross, spread or paid at once.
 */
export interface StateRule {
  readonly per: 'month' | 'half' | 'year';
  readonly rows: readonly TaxRow[];
  /** Rows for women, where they differ. */
  readonly women?: readonly TaxRow[];
  /** The February amount of the top row, where it differs. */
  readonly february?: number;
}

const above = (rupeesAbove: number, amount: number): TaxRow => ({
  above: rupees(rupeesAbove),
  amount: rupees(amount),
});
const from = (rupeesFrom: number, amount: number): TaxRow => ({
  ...above(rupeesFrom, amount),
  inclusive: true,
});
const NONE: StateRule = { per: 'month', rows: [] };
const TWO_HUNDRED = [above(15_000, 150), above(20_000, 200)];

export const PROFESSIONAL_TAX: Readonly<Record<State, StateRule>> = {
  MH: {
    per: 'month',
    rows: [above(7_500, 175), above(10_000, 200)],
    women: [above(25_000, 200)],
    february: rupees(300),
  },
  KA: {
    per: 'month',
    rows: [from(25_000, 200)],
    february: rupees(300),
  },
  WB: {
    per: 'month',
    rows: [above(10_000, 110), above(15_000, 130), above(25_000, 150), above(40_000, 200)],
  },
  TS: { per: 'month', rows: TWO_HUNDRED },
  AP: {
    per: 'month',
    rows: TWO_HUNDRED,
  },
  TN: {
    per: 'half',
    rows: [
      above(21_000, 180),
      above(30_000, 425),
      above(45_000, 930),
      above(60_000, 1_025),
      above(75_000, 1_250),
    ],
  },
  GJ: {
    per: 'month',
    rows: [above(12_000, 200)],
  },
  MP: {
    per: 'year',
    rows: [above(225_000, 1_500), above(300_000, 2_000), above(400_000, 2_500)],
  },
  KL: {
    per: 'half',
    rows: [
      above(11_999, 320),
      above(17_999, 450),
      above(29_999, 600),
      above(44_999, 750),
      above(99_999, 1_000),
      above(124_999, 1_250),
    ],
  },
  OD: {
    per: 'year',
    rows: [above(160_000, 1_500), above(300_000, 2_500)],
  },
  AS: {
    per: 'month',
    rows: [above(15_000, 180), from(25_000, 208)],
  },
  BR: {
    per: 'year',
    rows: [above(300_000, 1_000), above(500_000, 2_000), above(1_000_000, 2_500)],
  },
  JH: {
    per: 'year',
    rows: [above(300_000, 1_200), above(500_000, 1_800), above(800_000, 2_100), above(1_000_000, 2_500)],
  },
  /** Punjab uses taxable income, not pay; see professional-tax.ts. */
  PB: {
    per: 'month',
    rows: [above(0, 200)],
  },
  MN: {
    per: 'year',
    rows: [above(50_000, 1_200), above(75_000, 2_000), above(100_000, 2_400), above(125_000, 2_500)],
  },
  ML: {
    per: 'year',
    rows: [
      above(50_000, 200),
      above(75_000, 300),
      above(100_000, 500),
      above(150_000, 750),
      above(200_000, 1_000),
      above(250_000, 1_250),
      above(300_000, 1_500),
      above(350_000, 1_800),
      above(400_000, 2_100),
      above(450_000, 2_400),
      above(500_000, 2_500),
    ],
  },
  MZ: {
    per: 'month',
    rows: [
      above(5_000, 75),
      above(8_000, 120),
      above(10_000, 150),
      above(12_000, 180),
      above(15_000, 195),
      above(20_000, 208),
    ],
  },
  NL: {
    per: 'year',
    rows: [
      above(48_000, 420),
      above(60_000, 900),
      above(84_000, 1_320),
      above(108_000, 2_160),
      above(144_000, 2_500),
    ],
  },
  SK: {
    per: 'month',
    rows: [above(20_000, 125), above(30_000, 150), above(40_000, 200)],
  },
  TR: {
    per: 'month',
    rows: [above(7_500, 150), above(15_000, 208)],
  },
  PY: {
    per: 'half',
    rows: [
      above(99_999, 250),
      above(200_000, 500),
      above(300_000, 750),
      above(400_000, 1_000),
      above(500_000, 1_250),
    ],
  },
  other: {
    per: 'month',
    rows: [],
  },
  ...forUntaxed(NONE),
};
