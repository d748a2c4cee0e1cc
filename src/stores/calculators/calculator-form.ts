import { makeAutoObservable } from 'mobx';
import {
  type FormSpec,
  formQuery,
  keepsTheRest,
  type Texts,
  textsFromQuery,
  type Values,
} from '../../core/calculators/form';
import type { Query } from '../../core/shell/query';
import { FormFieldState } from './form-field-state';

type Fields<Spec extends FormSpec> = { readonly [Key in keyof Spec]: FormFieldState<Spec[Key]> };

/** The state of a calculator form: the typed texts; everything else is derived. */
export class CalculatorForm<Spec extends FormSpec> {
  readonly spec: Spec;
  readonly fields: Fields<Spec>;
  readonly #all: readonly FormFieldState<Spec[string]>[];

  constructor(spec: Spec, texts?: Texts<Spec>) {
    this.spec = spec;
    this.#all = Object.entries(spec).map(
      ([name, field]) => new FormFieldState(name, field as Spec[string], texts?.[name]),
    );
    this.fields = Object.fromEntries(this.#all.map((field) => [field.name, field])) as Fields<Spec>;
    makeAutoObservable(this, { spec: false, fields: false }, { autoBind: true });
  }

  /** Computed once for the values and the problems. */
  get read(): { readonly values: Values<Spec>; readonly hasProblems: boolean } {
    const values: Record<string, unknown> = {};
    let hasProblems = false;
    for (const { name, read } of this.#all) {
      values[name] = read.value;
      hasProblems ||= read.problem !== undefined;
    }
    return { values: values as Values<Spec>, hasProblems };
  }

  get values(): Values<Spec> {
    return this.read.values;
  }

  /** Fields with a problem count with their initial values. */
  get hasProblems(): boolean {
    return this.read.hasProblems;
  }

  get texts(): Texts<Spec> {
    return Object.fromEntries(this.#all.map(({ name, text }) => [name, text])) as Texts<Spec>;
  }

  get query(): Query {
    return formQuery(this.spec, this.texts);
  }

  open(query: Query): void {
    const texts = textsFromQuery(this.spec, query, keepsTheRest(query) ? this.texts : undefined);
    for (const field of this.#all) field.text = texts[field.name] ?? field.text;
  }

  type(name: keyof Spec & string, text: string): void {
    this.fields[name]?.type(text);
  }
}
