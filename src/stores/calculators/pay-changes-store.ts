import { computed, makeAutoObservable } from 'mobx';
import type { FormSpec } from '../../core/calculators/form';
import {
  PAY_CHANGE_IDS,
  PAY_CHANGES,
  type PayChange,
  type PayChangeId,
} from '../../core/calculators/pay-changes';
import { type Query, valueIn } from '../../core/shell/query';
import { CalculatorForm } from './calculator-form';

/** One calculator at a time: a job change, a raise, stock and so on. */
export class PayChangesStore {
  change: PayChangeId = 'jobChange';
  readonly #forms = Object.fromEntries(
    PAY_CHANGE_IDS.map((id) => [id, new CalculatorForm(PAY_CHANGES[id].spec)]),
  ) as Readonly<Record<PayChangeId, CalculatorForm<FormSpec>>>;

  constructor() {
    makeAutoObservable(this, { outcome: computed({ keepAlive: true }) }, { autoBind: true });
  }

  get form(): CalculatorForm<FormSpec> {
    return this.#forms[this.change];
  }

  get outcome(): PayChange {
    return PAY_CHANGES[this.change].resultOf(this.form.values);
  }

  get query(): Query {
    return [['change', this.change], ...this.form.query];
  }

  open(query: Query): void {
    this.change = PAY_CHANGE_IDS.find((id) => id === valueIn(query, 'change')) ?? 'jobChange';
    this.form.open(query);
  }

  choose(change: PayChangeId): void {
    this.change = change;
  }
}
