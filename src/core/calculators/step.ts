import { grouped } from '../shared/numbers';
import type { Paise } from './money';

export type StepLabel =
  | 'basic'
  | 'hra'
  | 'employerPf'
  | 'gratuityAccrual'
  | 'insurance'
  | 'employerEsi'
  | 'variable'
  | 'special'
  | 'grossFixed'
  | 'employeePf'
  | 'voluntaryPf'
  | 'employeeEsi'
  | 'professionalTax'
  | 'otherDeductions'
  | 'taxableSalary'
  | 'standardDeduction'
  | 'deductions'
  | 'totalIncome'
  | 'slab'
  | 'slabTax'
  | 'rebate'
  | 'surcharge'
  | 'surchargeRelief'
  | 'cess'
  | 'totalTax'
  | 'netAnnual'
  | 'codeWages'
  | 'yearsCounted'
  | 'gratuityFormula'
  | 'gratuityCap'
  | 'gratuityExempt'
  | 'gratuityTaxable'
  | 'hraReceived'
  | 'rentLessTenth'
  | 'salaryShare'
  | 'hraExempt'
  | 'newPay'
  | 'oldPay'
  | 'difference'
  | 'differenceMonthly'
  | 'inHandBefore'
  | 'inHandAfter'
  | 'percent';

/** One line of 'how we got this': what it is, how it was reached with its operands, and the amount. */
export interface Step {
  readonly label: StepLabel;
  readonly formula: string;
  readonly amount: Paise;
}

/** An amount as a formula shows it. */
export const shown = (amount: Paise): string => `${amount < 0 ? '−' : ''}₹${grouped(Math.abs(amount) / 100)}`;

/** A rate as a formula shows it. */
export const shownRate = (basisPoints: number): string => `${basisPoints / 100}%`;
