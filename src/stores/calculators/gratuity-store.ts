import { computed, makeAutoObservable } from 'mobx';
import { GRATUITY_FORM, type GratuityOutcome, gratuityOf } from '../../core/calculators/gratuity-form';
import { CalculatorForm } from './calculator-form';

export class GratuityStore {
  readonly form = new CalculatorForm(GRATUITY_FORM);

  constructor() {
    makeAutoObservable(this, { form: false, outcome: computed({ keepAlive: true }) });
  }

  get outcome(): GratuityOutcome {
    return gratuityOf(this.form.values);
  }

  /** Of the fields that the employer's formula needs. */
  get hasProblems(): boolean {
    const { employer, otherPay, alreadyExempt, ...always } = this.form.fields;
    const shown = [
      ...Object.values(always),
      ...(employer.value === 'private' ? [otherPay, alreadyExempt] : []),
    ];
    return shown.some(({ problem }) => problem !== undefined);
  }

  /** Names the problem of two valid dates that do not fit together. */
  get datesProblem() {
    const { kind } = this.outcome;
    return kind === 'gratuity' ? undefined : kind;
  }

  /** The paid amount; 0 without a claim. */
  get payable(): number {
    return this.outcome.kind === 'gratuity' ? this.outcome.headline.payable : 0;
  }
}
