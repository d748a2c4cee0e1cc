import { medianOf } from './quantiles';

/** How pay is typically split: medians of the people of a figure. */
export interface PaySplit {
  /** Variable pay in percent of fixed plus variable pay, in steps of 5. */
  readonly bonusPercent: number;
  /** The stock of one year in percent of fixed plus variable pay, which does not include it, in steps of 5. */
  readonly stockPercent: number;
}

interface ReportedPay {
  /** Rupees per year. */
  readonly fixed: number;
  readonly variable: number;
  /** Rupees granted, over how many years, if the person knows. */
  readonly stock: number;
  readonly stockYears: number | undefined;
}

/** A published bucket; one of an earlier release has no percentages. Each list has its own order. */
export interface SplitBucket {
  readonly bonusPercents: readonly number[] | undefined;
  readonly stockPercents: readonly number[] | undefined;
}

const PERCENT_STEP = 5;
/** A higher share would show a person with an unusual grant. */
const MAX_STOCK = 100;
const USUAL_STOCK_YEARS = 4;

export function splitOfReport({ fixed, variable, stock, stockYears }: ReportedPay): PaySplit {
  const pay = Math.max(1, fixed + variable);
  return {
    bonusPercent: toStep((100 * variable) / pay),
    stockPercent: Math.min(MAX_STOCK, toStep((100 * stock) / (stockYears ?? USUAL_STOCK_YEARS) / pay)),
  };
}

/** The split of some buckets; undefined if none has percentages. */
export function splitOf(buckets: readonly SplitBucket[]): PaySplit | undefined {
  const bonuses = buckets.flatMap(({ bonusPercents }) => bonusPercents ?? []);
  const stocks = buckets.flatMap(({ stockPercents }) => stockPercents ?? []);
  if (bonuses.length === 0) return undefined;
  return { bonusPercent: toStep(medianOf(bonuses)), stockPercent: toStep(medianOf(stocks)) };
}

const toStep = (percent: number): number => Math.round(percent / PERCENT_STEP) * PERCENT_STEP;
