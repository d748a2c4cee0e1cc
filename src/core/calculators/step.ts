import { grouped } from '../shared/numbers';
import type { Paise } from './money';
import type { payChangeStepText } from './pay-change-step-text';
import type { payStepText } from './pay-step-text';

export type StepLabel = UsualStepLabel | keyof typeof payStepText | keyof typeof payChangeStepText;

export type UsualStepLabel =
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

/** One calculation step: its label, its formula with operands, and the amount. */
export interface Step {
  readonly label: StepLabel;
  readonly formula: string;
  readonly amount: Paise;
}

export const shown = (amount: Paise): string => `${amount < 0 ? '−' : ''}₹${grouped(Math.abs(amount) / 100)}`;

export const shownRate = (basisPoints: number): string => `${basisPoints / 100}%`;
