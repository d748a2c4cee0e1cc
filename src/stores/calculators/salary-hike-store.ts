import { computed, makeAutoObservable } from 'mobx';
import { HIKE_FORM, type Hike, hikeOf } from '../../core/calculators/hike-form';
import { CalculatorForm } from './calculator-form';

export class SalaryHikeStore {
  readonly form = new CalculatorForm(HIKE_FORM);

  constructor() {
    makeAutoObservable(this, { form: false, hike: computed({ keepAlive: true }) });
  }

  get hike(): Hike {
    return hikeOf(this.form.values);
  }
}
