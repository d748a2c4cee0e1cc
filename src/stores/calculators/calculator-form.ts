import { makeAutoObservable, observableRef } from 'mobx';
import {
  type FormSpec,
  formQuery,
  initialTexts,
  keepsTheRest,
  type Problems,
  readForm,
  type Texts,
  textsFromQuery,
  tidyAmount,
  type Values,
} from '../../core/calculators/form';
import type { Query } from '../../core/shell/query';

/** The state of a calculator form: the typed texts; everything else is derived. */
export class CalculatorForm<Spec extends FormSpec> {
  readonly spec: Spec;
  texts: Texts<Spec>;

  constructor(spec: Spec) {
    this.spec = spec;
    this.texts = initialTexts(spec);
    makeAutoObservable(this, { spec: false, texts: observableRef }, { autoBind: true });
  }

  /** Computed, so that each input parses the form only once. */
  get read(): { readonly values: Values<Spec>; readonly problems: Problems<Spec> } {
    return readForm(this.spec, this.texts);
  }

  get values(): Values<Spec> {
    return this.read.values;
  }

  get problems(): Problems<Spec> {
    return this.read.problems;
  }

  /** Fields with a problem count with their initial values. */
  get hasProblems(): boolean {
    return Object.keys(this.problems).length > 0;
  }

  get query(): Query {
    return formQuery(this.spec, this.texts);
  }

  open(query: Query): void {
    this.texts = textsFromQuery(this.spec, query, keepsTheRest(query) ? this.texts : undefined);
  }

  type(key: keyof Spec & string, text: string): void {
    const tidy = this.spec[key]?.kind === 'amount' ? tidyAmount(text) : text;
    this.texts = { ...this.texts, [key]: tidy };
  }
}
