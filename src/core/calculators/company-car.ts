import type { Paise } from './money';
import { CAR_VALUE } from './rules/deduction-limits';
import type { FinancialYear } from './rules/rule-pack';
import { type Step, shown } from './step';

/** Engine size: up to 1.6 litres, or larger. */
export const CARS = ['none', 'small', 'large'] as const;

export interface CompanyCar {
  readonly car: (typeof CARS)[number];
  readonly driver: boolean;
}

/** The yearly taxable value of a company car; 0 for a driver without a car. */
export const carValue = (company: CompanyCar, year: FinancialYear): Paise =>
  monthlyParts(company, year).reduce((sum, amount) => sum + amount, 0) * 12;

export function carSteps(company: CompanyCar, year: FinancialYear): readonly Step[] {
  const amount = carValue(company, year);
  const formula = `(${monthlyParts(company, year).map(shown).join(' + ')}) × 12`;
  return amount > 0 ? [{ label: 'carValue', formula, amount }] : [];
}

function monthlyParts({ car, driver }: CompanyCar, year: FinancialYear): readonly Paise[] {
  if (car === 'none') return [];
  const value = CAR_VALUE[year];
  return driver ? [value[car], value.driver] : [value[car]];
}
