import { makeAutoObservable } from 'mobx';
import {
  type FieldProblem,
  type FormField,
  initialText,
  readField,
  tidyAmount,
  type ValueOf,
} from '../../core/calculators/form';

/** The typed text of one field. Each field is observed alone, so that a key updates only the field it was typed into. */
export class FormFieldState<Field extends FormField> {
  readonly name: string;
  readonly #field: Field;
  text: string;

  constructor(name: string, field: Field, text = initialText(field)) {
    this.name = name;
    this.#field = field;
    this.text = text;
    makeAutoObservable(this, { name: false, value: false, problem: false }, { autoBind: true });
  }

  get value(): ValueOf<Field> {
    return this.read.value as ValueOf<Field>;
  }

  get problem(): FieldProblem | undefined {
    return this.read.problem;
  }

  /** Computed, so that a field is parsed only when its text changes. */
  get read() {
    return readField(this.#field, this.text);
  }

  type(text: string): void {
    this.text = this.#field.kind === 'amount' ? tidyAmount(text) : text;
  }
}
