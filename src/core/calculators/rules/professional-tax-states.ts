import { rupees } from '../money';
import { CHECKED, type Sourced, type Verified } from './rule-pack';
import type { State } from './states';

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
export interface StateRule extends Sourced {
  readonly per: 'month' | 'half' | 'year';
  readonly rows: readonly TaxRow[];
  /** Rows for women, where they differ. */
  readonly women?: readonly TaxRow[];
  /** The February amount of the top row, where it differs. */
  readonly february?: number;
}

const sourced = (verified: Verified, source: string, since?: string): Sourced => ({
  source,
  verified,
  checked: CHECKED,
  since,
});
const above = (rupeesAbove: number, amount: number): TaxRow => ({
  above: rupees(rupeesAbove),
  amount: rupees(amount),
});
const from = (rupeesFrom: number, amount: number): TaxRow => ({
  ...above(rupeesFrom, amount),
  inclusive: true,
});
const NONE: StateRule = {
  per: 'month',
  rows: [],
  ...sourced('summary', 'praansconsultech.com list of states without professional tax'),
};
const TWO_HUNDRED = [above(15_000, 150), above(20_000, 200)];

export const PROFESSIONAL_TAX: Readonly<Record<State, StateRule>> = {
  MH: {
    per: 'month',
    rows: [above(7_500, 175), above(10_000, 200)],
    women: [above(25_000, 200)],
    february: rupees(300),
    ...sourced('statute', 'mptinformation.in schedule, from 1 April 2023', '2023-04-01'),
  },
  KA: {
    per: 'month',
    rows: [from(25_000, 200)],
    february: rupees(300),
    ...sourced('statute', 'Karnataka Act 33 of 2025', '2025-04-01'),
  },
  WB: {
    per: 'month',
    rows: [above(10_000, 110), above(15_000, 130), above(25_000, 150), above(40_000, 200)],
    ...sourced('forum', 'citehr.com, caclubindia.com (three sources agree)'),
  },
  TS: { per: 'month', rows: TWO_HUNDRED, ...sourced('statute', 'tgct.gov.in') },
  AP: {
    per: 'month',
    rows: TWO_HUNDRED,
    ...sourced('summary', 'taxguru.in 2024-25'),
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
    ...sourced(
      'summary',
      'Greater Chennai Corporation circular via ascent-hr; used for all local bodies',
      '2024-10-01',
    ),
  },
  GJ: {
    per: 'month',
    rows: [above(12_000, 200)],
    ...sourced('statute', 'notification GHN-35, from 1 April 2022', '2022-04-01'),
  },
  MP: {
    per: 'year',
    rows: [above(225_000, 1_500), above(300_000, 2_000), above(400_000, 2_500)],
    ...sourced('summary', 'greytHR, sgcservices.com, from 1 April 2018', '2018-04-01'),
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
    ...sourced('summary', 'GO 1149/2024/LSGD via ascent-hr', '2024-10-01'),
  },
  OD: {
    per: 'year',
    rows: [above(160_000, 1_500), above(300_000, 2_500)],
    ...sourced('summary', 'taxmall.in, simpliance.in'),
  },
  AS: {
    per: 'month',
    rows: [above(15_000, 180), from(25_000, 208)],
    ...sourced('summary', 'legalitysimplified.com, jurishour.in, April 2025', '2025-04-01'),
  },
  BR: {
    per: 'year',
    rows: [above(300_000, 1_000), above(500_000, 2_000), above(1_000_000, 2_500)],
    ...sourced('statute', 'Bihar Act 2011, schedule'),
  },
  JH: {
    per: 'year',
    rows: [above(300_000, 1_200), above(500_000, 1_800), above(800_000, 2_100), above(1_000_000, 2_500)],
    ...sourced('summary', 'praansconsultech.com, ihrcgroup.com'),
  },
  /** Punjab uses taxable income, not pay; see professional-tax.ts. */
  PB: {
    per: 'month',
    rows: [above(0, 200)],
    ...sourced('inference', 'simpliance.in, taxguru.in 2025; new-regime threshold is our inference'),
  },
  MN: {
    per: 'year',
    rows: [above(50_000, 1_200), above(75_000, 2_000), above(100_000, 2_400), above(125_000, 2_500)],
    ...sourced('summary', 'karvitt.com; praansconsultech.com (four slabs, up to ₹2,500)'),
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
    ...sourced('summary', 'karvitt.com (monthly amounts for yearly slabs); praansconsultech.com (12 slabs)'),
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
    ...sourced('summary', 'praansconsultech.com; greytHR omits the ₹15,001–20,000 slab'),
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
    ...sourced('summary', 'karvitt.com; older lists show no professional tax here'),
  },
  SK: {
    per: 'month',
    rows: [above(20_000, 125), above(30_000, 150), above(40_000, 200)],
    ...sourced('summary', 'greytHR'),
  },
  TR: {
    per: 'month',
    rows: [above(7_500, 150), above(15_000, 208)],
    ...sourced('summary', 'praansconsultech.com, rates of 25 July 2018', '2018-07-25'),
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
    ...sourced('summary', 'karvitt.com (monthly amounts for half-yearly slabs)'),
  },
  other: {
    per: 'month',
    rows: [],
    ...sourced('inference', 'no state chosen, so we deduct no professional tax; it is up to ₹2,500 a year'),
  },
  LA: NONE,
  AN: NONE,
  DN: NONE,
  LD: NONE,
  DL: NONE,
  HR: NONE,
  UP: NONE,
  RJ: NONE,
  UK: NONE,
  HP: NONE,
  JK: NONE,
  CH: NONE,
  GA: NONE,
  CG: NONE,
  AR: NONE,
};
