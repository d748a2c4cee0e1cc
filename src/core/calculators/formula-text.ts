import { counted } from '../shared/counted';

/** Words in the formulas of calculation steps. */
export const formulaText = {
  afterTaxes: 'after both taxes',
  asEntered: 'as entered',
  atLeastZero: (sum: string) => `${sum}, at least ₹0`,
  holdingPeriod: (months: number) => `held for ${counted(months, 'month', 'months')}, with 4% cess`,
  lower: (first: string, second: string) => `lower of ${first} and ${second}`,
  lowest: (...amounts: readonly string[]) =>
    `lowest of ${amounts.slice(0, -1).join(', ')} and ${amounts.at(-1)}`,
  perMonth: 'per month',
  roundedToTen: 'rounded to the nearest ₹10',
  incomeLimit: (amount: string) => `income limit ${amount}`,
  none: 'none',
  onTopOf: (salary: string) => `on top of a salary of ${salary}`,
  salaryOf: (sum: string) => `salary of ${sum}`,
  on: (amount: string) => `on ${amount}`,
  surchargeRelief: 'extra tax limited to the income above the threshold',
  taxAlone: (amount: string) => `tax on ${amount} alone`,
  taxable: 'taxable while in service',
  takeHome: (ctc: string) => `take-home salary for a CTC of ${ctc}`,
  wholeBonus: 'the whole bonus',
};
