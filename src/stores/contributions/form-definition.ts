import type { PayChoices } from '../../core/salaries/fair-pay-port';
import type { LoginContext } from '../../core/shell/login-context';
import type { Problems } from './form-steps';

/** The field that every form has. */
export interface AnyTexts {
  readonly companyName: string;
}

interface Read<Input, Problem> {
  /** Undefined while a field is invalid or missing. */
  readonly contribution: Input | undefined;
  readonly problems: Problems<Problem>;
}

/** The parts in which the contribution forms differ. */
export interface FormDefinition<Texts extends AnyTexts, Input, Stored, Problem extends string> {
  readonly empty: Texts;
  readonly textsOf: (saved: Stored, choices: PayChoices) => Texts;
  readonly read: (texts: Texts, choices: PayChoices) => Read<Input, Problem>;
  /** The fields of each step, named as the service names them. */
  readonly steps: readonly (readonly string[])[];
  /** The texts that onboarding may prefill. */
  readonly prefilled: readonly string[];
  /** The fallback problem, followed by the problem codes that the server may return. */
  readonly refusals: readonly [otherwise: Problem, ...known: Problem[]];
  readonly context: LoginContext;
  readonly thanksText: (saved: Stored) => string;
  readonly removed: string;
}
