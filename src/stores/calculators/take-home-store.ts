import { computed, makeAutoObservable, observableRef } from 'mobx';
import { breakEvenDeductions } from '../../core/calculators/break-even';
import { keepsTheRest, tidyAmount } from '../../core/calculators/form';
import { newOffer, type OfferTexts, offersFromQuery, offersQuery } from '../../core/calculators/offer-form';
import { MAX_OFFERS } from '../../core/calculators/offers';
import type { Regime } from '../../core/calculators/rules/rule-pack';
import { rulesOf } from '../../core/calculators/rules/rule-packs';
import type { TakeHomeOutcome } from '../../core/calculators/take-home';
import { TAKE_HOME_FORM, takeHomeInput, takeHomeOf } from '../../core/calculators/take-home-form';
import { writeAmount } from '../../core/calculators/typed-amount';
import type { Query } from '../../core/shell/query';
import { CalculatorForm } from './calculator-form';

export class TakeHomeStore {
  readonly form = new CalculatorForm(TAKE_HOME_FORM);
  offers: readonly OfferTexts[] = [];

  constructor() {
    makeAutoObservable(
      this,
      { form: false, offers: observableRef, outcome: computed({ keepAlive: true }) },
      { autoBind: true },
    );
  }

  get outcome(): TakeHomeOutcome {
    return takeHomeOf(this.form.values);
  }

  /** Changes only when the amounts begin or cease to fit the pay, unlike the outcome. */
  get kind(): TakeHomeOutcome['kind'] {
    return this.outcome.kind;
  }

  /** The regime to show: the chosen one, or the one that leaves more. */
  get regime(): Regime {
    const { regime } = this.form.values;
    if (regime !== 'better') return regime;
    return this.outcome.kind === 'takeHome' ? this.outcome.better : 'new';
  }

  /** The pay of a usual month; 0 where the amounts do not fit the pay. */
  get regularMonth(): number {
    return this.outcome.kind === 'takeHome' ? this.outcome.regimes[this.regime].regularMonth : 0;
  }

  /** The deductions at which the old regime leaves the same amount; undefined if no amount does. */
  get breakEven(): number | undefined {
    const { values } = this.form;
    return breakEvenDeductions(rulesOf(values.year), takeHomeInput(values));
  }

  get canAddOffer(): boolean {
    return this.offers.length < MAX_OFFERS;
  }

  get query(): Query {
    return [...this.form.query, ...offersQuery(this.offers)];
  }

  open(query: Query): void {
    this.form.open(query);
    if (!keepsTheRest(query)) this.offers = offersFromQuery(query);
  }

  /** Starts a comparison with the pay of the form and a second offer. */
  compareTwo(): void {
    const { ctc, variable } = this.form.values;
    const own = { ...newOffer(), fixed: writeAmount(ctc - variable), variable: writeAmount(variable) };
    this.offers = [own, newOffer()];
  }

  addOffer(): void {
    if (this.canAddOffer) this.offers = [...this.offers, newOffer()];
  }

  removeOffer(position: number): void {
    this.offers = this.offers.filter((_, index) => index !== position);
  }

  typeOffer(position: number, key: keyof OfferTexts, text: string): void {
    const tidy = key === 'vesting' ? text : tidyAmount(text);
    this.offers = this.offers.map((offer, index) => (index === position ? { ...offer, [key]: tidy } : offer));
  }
}
