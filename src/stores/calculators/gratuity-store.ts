import { makeAutoObservable } from 'mobx';
import { GRATUITY_FORM, type GratuityOutcome, gratuityOf } from '../../core/calculators/gratuity-form';
import { CalculatorForm } from './calculator-form';

export class GratuityStore {
  readonly form = new CalculatorForm(GRATUITY_FORM);

  constructor() {
    makeAutoObservable(this, { form: false });
  }

  get outcome(): GratuityOutcome {
    return gratuityOf(this.form.values);
  }
}
