import { makeAutoObservable, observableRef } from 'mobx';
import {
  type FormSpec,
  formQuery,
  formReader,
  initialTexts,
  keepsTheRest,
  type Problems,
  type Texts,
  textsFromQuery,
  tidyAmount,
  type Values,
} from '../../core/calculators/form';
import type { Query } from '../../core/shell/query';

/** The state of a calculator form: the typed texts; everything else is derived. */
export class CalculatorForm<Spec extends FormSpec> {
  readonly spec: Spec;
  readonly reader: ReturnType<typeof formReader<Spec>>;
  texts: Texts<Spec>;

  constructor(spec: Spec) {
    this.spec = spec;
    this.reader = formReader(spec);
    this.texts = initialTexts(spec);
    makeAutoObservable(this, { spec: false, reader: false, texts: observableRef }, { autoBind: true });
  }

  /** Computed, so that each input parses its field only once. */
  get read(): { readonly values: Values<Spec>; readonly problems: Problems<Spec> } {
    return this.reader(this.texts);
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
