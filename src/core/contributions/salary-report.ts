import { LAKH, THOUSAND } from '../shared/numbers';
import type { ToldJob } from './job-form';

export const STOCK_TYPES = ['esops', 'rsus', 'sars', 'other', 'notSure'] as const;
export type StockType = (typeof STOCK_TYPES)[number];
export const VESTING_PERIODS = ['3', '4', '5', 'notAware'] as const;
export type VestingPeriod = (typeof VESTING_PERIODS)[number];

/** Rupees a year as people write them down: 18 lakh and 50 thousand. */
export interface WrittenPay {
  readonly lakhs: number;
  readonly thousand: number;
}

/** Everything that was granted, not a year's part of it. */
export interface ReportedStock extends WrittenPay {
  readonly stockType: StockType;
  readonly vestingPeriod: VestingPeriod;
}

/** What somebody says a job pays. */
export interface SalaryReport extends ToldJob {
  /** Whether it is earned now. */
  readonly currentSalary: boolean;
  readonly fixedSalary: WrittenPay;
  readonly variableSalary?: WrittenPay | undefined;
  readonly stockDetail?: ReportedStock | undefined;
}

/** Fixed and variable pay of a year, in rupees. */
export const LEAST_PAY = 60_000;
export const MOST_PAY = 40_00_00_000;
/** Rupees granted. */
export const MOST_STOCK = 100_00_00_000;
/** What has not been counted yet, of one person. Nobody has had more jobs in a quarter. */
export const MOST_WAITING = 5;

export const rupeesOf = ({ lakhs, thousand }: WrittenPay): number => lakhs * LAKH + thousand * THOUSAND;

/** Rupees as they are written down; what is less than a thousand is rounded. */
export function writtenAs(rupees: number): WrittenPay {
  const thousands = Math.round(rupees / THOUSAND);
  return { lakhs: Math.floor(thousands / 100), thousand: thousands % 100 };
}

/** Over how many years stock vests when its owner does not know. */
const USUAL_VESTING = 4;

/** What granted stock adds a year, in rupees. */
export const stockPerYear = (stock: WrittenPay, period: VestingPeriod): number =>
  rupeesOf(stock) / (period === 'notAware' ? USUAL_VESTING : Number(period));
