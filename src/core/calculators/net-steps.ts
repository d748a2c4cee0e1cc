import { formulaText } from './formula-text';
import type { Paise } from './money';
import { type Step, type StepLabel, shown } from './step';

/** Deductions from the pay of a year, without income tax. */
export interface Withheld {
  readonly pf: Paise;
  readonly esi: Paise;
  readonly voluntaryPf: Paise;
  readonly other: Paise;
  readonly carCost: Paise;
  /** Twelve months each, April first. */
  readonly professionalMonths: readonly Paise[];
  readonly fundMonths: readonly Paise[];
}

export const sumOf = (amounts: readonly Paise[]): Paise => amounts.reduce((sum, amount) => sum + amount, 0);

/** All lines with an amount, in the order of a payslip. */
export function withheldSteps(withheld: Withheld): readonly Step[] {
  const line = (label: StepLabel, amount: Paise, formula: string): Step => ({
    label,
    formula,
    amount: -amount,
  });
  const equal = (amount: Paise) => `${shown(Math.round(amount / 12))} × 12`;
  const { pf, esi, voluntaryPf, other, carCost, professionalMonths, fundMonths } = withheld;
  const lines = [
    line('employeePf', pf, equal(pf)),
    line('voluntaryPf', voluntaryPf, formulaText.asEntered),
    line('employeeEsi', esi, equal(esi)),
    line('professionalTax', sumOf(professionalMonths), countedSum(professionalMonths)),
    line('welfareFund', sumOf(fundMonths), countedSum(fundMonths)),
    line('otherDeductions', other, formulaText.asEntered),
    line('carCost', carCost, formulaText.asEntered),
  ];
  return lines.filter(({ amount }) => amount < 0);
}

export interface NetPay {
  readonly grossFixed: Paise;
  readonly variable: Paise;
  readonly tax: Paise;
  readonly taxOnFixed: Paise;
  readonly netAnnual: Paise;
  readonly bonusInHand: Paise;
  readonly regularMonth: Paise;
}

/** Steps for the yearly pay, the bonus and the monthly pay, computed from the deductions. */
export function netSteps(pay: NetPay, withheld: readonly Step[]): readonly Step[] {
  const { netAnnual, bonusInHand, variable } = pay;
  const taken = [...withheld.map(({ amount }) => -amount), pay.tax].filter((amount) => amount > 0);
  const bonus: Step = {
    label: 'bonusInHand',
    formula: `${shown(variable)} − (${shown(pay.tax)} − ${shown(pay.taxOnFixed)})`,
    amount: bonusInHand,
  };
  return [
    {
      label: 'netAnnual',
      formula: [[pay.grossFixed, variable].map(shown).join(' + '), ...taken.map(shown)].join(' − '),
      amount: netAnnual,
    },
    ...(variable > 0 ? [bonus] : []),
    {
      label: 'regularMonth',
      formula: `(${shown(netAnnual)} − ${shown(bonusInHand)}) ÷ 12`,
      amount: pay.regularMonth,
    },
  ];
}

/** Equal amounts together: ₹200 × 11 + ₹300 × 1. */
function countedSum(months: readonly Paise[]): string {
  const amounts = [...new Set(months)].filter((amount) => amount > 0);
  return amounts
    .map((amount) => `${shown(amount)} × ${months.filter((month) => month === amount).length}`)
    .join(' + ');
}
