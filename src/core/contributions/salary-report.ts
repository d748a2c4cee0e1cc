import { LAKH, THOUSAND } from '../shared/numbers';
import type { ContributionJob } from './job-form';

export const STOCK_TYPES = ['esops', 'rsus', 'sars', 'other', 'notSure'] as const;
export type StockType = (typeof STOCK_TYPES)[number];
export const VESTING_PERIODS = ['3', '4', '5', 'notAware'] as const;
export type VestingPeriod = (typeof VESTING_PERIODS)[number];

/** Rupees a year in lakhs and thousands: 18 lakh and 50 thousand. */
export interface WrittenPay {
  readonly lakhs: number;
  readonly thousand: number;
}

/** The whole grant, not a year's share of it. */
export interface ReportedStock extends WrittenPay {
  readonly stockType: StockType;
  readonly vestingPeriod: VestingPeriod;
}

export interface SalaryReport extends ContributionJob {
  readonly currentSalary: boolean;
  readonly fixedSalary: WrittenPay;
  readonly variableSalary?: WrittenPay | undefined;
  readonly stockDetail?: ReportedStock | undefined;
}

/** Fixed plus variable pay in rupees a year. */
export const MIN_PAY = 60_000;
export const MAX_PAY = 40_00_00_000;
/** Rupees granted. */
export const MAX_STOCK = 100_00_00_000;
/** Max reports of a member that are not counted yet; more jobs in a quarter are implausible. */
export const MAX_WAITING = 5;

export const rupeesOf = ({ lakhs, thousand }: WrittenPay): number => lakhs * LAKH + thousand * THOUSAND;

/** Rounds to whole thousands. */
export function writtenAs(rupees: number): WrittenPay {
  const thousands = Math.round(rupees / THOUSAND);
  return { lakhs: Math.floor(thousands / 100), thousand: thousands % 100 };
}

/** Vesting years assumed when the member does not know them. */
const USUAL_VESTING = 4;

/** Yearly value of granted stock, in rupees. */
export const stockPerYear = (stock: WrittenPay, period: VestingPeriod): number =>
  rupeesOf(stock) / (period === 'notAware' ? USUAL_VESTING : Number(period));
