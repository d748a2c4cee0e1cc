import { grouped } from '../shared/numbers';
import type { gratuityText } from './gratuity-text';
import type { hikeText } from './hike-text';
import type { houseRentText } from './house-rent-text';
import type { Paise } from './money';
import type { payChangeStepText } from './pay-change-step-text';
import type { payStepText } from './pay-step-text';
import type { stepText } from './step-text';

export type StepLabel =
  | keyof typeof stepText
  | keyof typeof payStepText
  | keyof typeof payChangeStepText
  | keyof typeof gratuityText.steps
  | keyof typeof houseRentText.steps
  | keyof typeof hikeText.steps;

/** One calculation step: its label, its formula with operands, and the amount. */
export interface Step {
  readonly label: StepLabel;
  readonly formula: string;
  readonly amount: Paise;
}

export const shown = (amount: Paise): string => `${amount < 0 ? '−' : ''}₹${grouped(Math.abs(amount) / 100)}`;

export const shownRate = (basisPoints: number): string => `${basisPoints / 100}%`;
