import { computed, makeAutoObservable } from 'mobx';
import { HIKE_FORM, type Hike, hikeOf } from '../../core/calculators/hike-form';
import { CalculatorForm } from './calculator-form';

export class SalaryHikeStore {
  readonly form = new CalculatorForm(HIKE_FORM);

  constructor() {
    makeAutoObservable(this, { form: false, hike: computed({ keepAlive: true }) });
  }

  /** Of the fields that the mode shows. */
  get hasProblems(): boolean {
    const { mode, before, after, percent, years } = this.form.fields;
    const shown = { newPay: [before, percent], percent: [before, after], oldPay: [after, percent] };
    return [...shown[mode.value], years].some(({ problem }) => problem !== undefined);
  }

  get hike(): Hike {
    return hikeOf(this.form.values);
  }
}
