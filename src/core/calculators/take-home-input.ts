import type { BreakupInput } from './breakup';
import type { Paise } from './money';
import type { PayDetails } from './pay-details';
import type { AgeBand } from './rules/rule-pack';
import type { State } from './rules/states';

export interface TakeHomeInput extends BreakupInput {
  readonly state: State;
  readonly gender?: 'male' | 'female' | undefined;
  readonly age?: AgeBand | undefined;
  /** Non-residents get no rebate and no higher exemption for age. */
  readonly nonResident?: boolean | undefined;
  /** Old regime only, per year: HRA exempt, 80C beyond PF, 80D, home loan and the like. */
  readonly oldRegimeDeductions: Paise;
  readonly voluntaryPf: Paise;
  readonly otherDeductions: Paise;
  readonly details?: PayDetails | undefined;
  /** The month of the variable pay, April = 0. */
  readonly bonusMonth?: number | undefined;
}
