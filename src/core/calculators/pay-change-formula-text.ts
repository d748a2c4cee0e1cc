import { counted } from '../shared/count-with-noun';

/** Words in the formulas of pay changes. */
export const payChangeFormulaText = {
  afterTaxes: 'after both taxes',
  atLeastZero: (sum: string) => `${sum}, at least ₹0`,
  holdingPeriod: (months: number) => `held for ${counted(months, 'month', 'months')}, with 4% cess`,
  onTopOf: (salary: string) => `on top of a salary of ${salary}`,
  salaryOf: (sum: string) => `salary of ${sum}`,
  taxAlone: (amount: string) => `tax on ${amount} alone`,
  taxable: 'taxable while in service',
  wholeBonus: 'the whole bonus',
};
