import { type Paise, part } from './money';
import type { RulePack } from './rules/rule-pack';

/** Amounts for one month. */
interface RentMonth {
  readonly basicDa: Paise;
  readonly hra: Paise;
  readonly rent: Paise;
  readonly halfCity: boolean;
}

/** Several months with the same pay and rent. */
export interface RentPeriod extends RentMonth {
  readonly months: number;
}

export const limits = ({ basicDa, hra, rent, halfCity }: RentMonth) => ({
  hra,
  rentLessTenth: rent - part(basicDa, 1000),
  salaryShare: part(basicDa, halfCity ? 5000 : 4000),
});

/** The tax-free part of one month’s HRA in the old regime. */
export function monthlyExemption(month: RentMonth): Paise {
  const { hra, rentLessTenth, salaryShare } = limits(month);
  return month.rent > 0 ? Math.max(0, Math.min(hra, rentLessTenth, salaryShare)) : 0;
}

/** Whether this city counts with half of the salary in this year. */
export const countsHalf = ({ hra }: RulePack, city: string): boolean =>
  hra.halfCities.some((item) => item.toLowerCase() === city.trim().toLowerCase());
