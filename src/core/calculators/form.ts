import { readRupees, withPoint } from '../shared/rupees';
import { westernDigits } from '../shared/western-digits';
import { type Query, valueIn } from '../shell/query';
import { type Paise, rupees } from './money';
import { writeAmount } from './typed-amount';

/** A calculator form as data: typed texts, parsed values and problems. */

export interface AmountField {
  readonly kind: 'amount';
  readonly min: Paise;
  readonly max: Paise;
  /** Absent where no default may be assumed: the field starts empty. */
  readonly initial?: Paise;
}
/** A rate in basis points, or a count, which is a whole number. */
export interface NumberField {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  /** Value of one typed unit: 100 for percentages stored as basis points. */
  readonly unit: number;
}
export interface ChoiceField<Option extends string = string> {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  readonly initial: Option;
}
export interface SwitchField {
  readonly kind: 'switch';
  readonly initial: boolean;
}
export interface DateField {
  readonly kind: 'date';
  /** In the format 2026-11-20. */
  readonly initial: string;
  readonly read: (text: string) => Read;
}
export type FormField = AmountField | NumberField | ChoiceField | SwitchField | DateField;
export type FormSpec = Readonly<Record<string, FormField>>;

export type ValueOf<Field> = Field extends AmountField | NumberField
  ? number
  : Field extends ChoiceField<infer Option>
    ? Option
    : Field extends SwitchField
      ? boolean
      : Date;
export type Values<Spec extends FormSpec> = { readonly [Key in keyof Spec]: ValueOf<Spec[Key]> };
export type Texts<Spec extends FormSpec> = { readonly [Key in keyof Spec]: string };

export type FieldProblem =
  | { readonly kind: 'required' | 'unreadable' | 'noNumber' | 'notWhole' | 'choose' | 'date' }
  | { readonly kind: 'outside'; readonly min: string; readonly max: string };
export type Problems<Spec extends FormSpec> = { readonly [Key in keyof Spec]?: FieldProblem };

export type Read = { readonly value: unknown; readonly problem?: FieldProblem };

/** Parses a form. An invalid text falls back to the field's initial value, so a result can always be shown. */
export function readForm<Spec extends FormSpec>(
  spec: Spec,
  texts: Texts<Spec>,
): { readonly values: Values<Spec>; readonly problems: Problems<Spec> } {
  const read = Object.entries(spec).map(([key, field]) => [key, readField(field, texts[key] ?? '')] as const);
  const wrong = read.flatMap(([key, { problem }]) => (problem ? [[key, problem] as const] : []));
  return {
    values: Object.fromEntries(read.map(([key, { value }]) => [key, value])) as Values<Spec>,
    problems: Object.fromEntries(wrong) as Problems<Spec>,
  };
}

export const initialTexts = <Spec extends FormSpec>(spec: Spec): Texts<Spec> =>
  mapSpec(spec, (field) => initialText(field));

/** The query of a filled form: only fields that differ from the initial values, in form order. */
export function formQuery<Spec extends FormSpec>(spec: Spec, texts: Texts<Spec>): Query {
  return Object.entries(spec).flatMap(([key, field]) => {
    const text = (texts[key] ?? '').replaceAll(',', '').trim();
    const differs = text !== initialText(field).replaceAll(',', '');
    return differs && !readField(field, text).problem ? [[key, text] as const] : [];
  });
}

/** Reads the texts from a query. Where it has none, or an invalid one, the text to keep or the initial value remains. */
export function textsFromQuery<Spec extends FormSpec>(
  spec: Spec,
  query: Query,
  kept?: Texts<Spec>,
): Texts<Spec> {
  return mapSpec(spec, (field, key) => {
    const input = valueIn(query, key)?.slice(0, 60);
    if (input === undefined || readField(field, input).problem) return kept?.[key] ?? initialText(field);
    return field.kind === 'amount' ? tidyAmount(input) : input;
  });
}

/** Part of a query that fills single fields and keeps the others as they were typed. */
export const KEEPING_THE_REST = ['keep', 'yes'] as const;

export const keepsTheRest = (query: Query): boolean => valueIn(query, KEEPING_THE_REST[0]) !== undefined;

/**
 * Formats an amount text with Indian grouping while it is a plain number; leaves other text unchanged. A space after
 * the number stays, because a unit may follow: 30 lakh. A decimal comma becomes a point.
 */
export function tidyAmount(typed: string): string {
  const text = withPoint(typed);
  const plain = text.replace(/[₹,\s]/g, '');
  if (!/^\d{1,13}$/.test(plain)) return text;
  return writeAmount(Number(plain) * 100) + (/\d\s$/.test(text) ? ' ' : '');
}

export function readField(field: FormField, text: string): Read {
  switch (field.kind) {
    case 'amount':
      return readAmountField(field, text);
    case 'number':
      return readNumber(field, text);
    case 'choice':
      return field.options.includes(text)
        ? { value: text }
        : { value: field.initial, problem: { kind: 'choose' } };
    case 'switch':
      return { value: text === 'yes' };
    case 'date':
      return field.read(text);
  }
}

function readAmountField({ min, max, initial = 0 }: AmountField, text: string): Read {
  const read = readRupees(text);
  if (typeof read === 'string')
    return read === 'required' && min === 0 ? { value: 0 } : { value: initial, problem: { kind: read } };
  const amount = rupees(read);
  if (amount >= min && amount <= max) return { value: amount };
  const outside = { kind: 'outside', min: `₹${writeAmount(min)}`, max: `₹${writeAmount(max)}` } as const;
  return { value: initial, problem: outside };
}

/** Between groups as in 1,000 and 1,00,000; not a decimal comma. */
const GROUP_COMMA = /,(?=[\d,]*\d{3}\b)/g;

function readNumber({ min, max, initial, unit }: NumberField, text: string): Read {
  const plain = westernDigits(text.trim()).replace(/\s?%$/, '').replace(GROUP_COMMA, '');
  if (plain === '') return { value: initial, problem: { kind: 'required' } };
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return { value: initial, problem: { kind: 'noNumber' } };
  const value = Math.round(Number(plain) * unit);
  if (unit === 1 && value !== Number(plain)) return { value: initial, problem: { kind: 'notWhole' } };
  const outside = { kind: 'outside', min: String(min / unit), max: String(max / unit) } as const;
  return value < min || value > max ? { value: initial, problem: outside } : { value };
}

export function initialText(field: FormField): string {
  switch (field.kind) {
    case 'amount':
      return field.initial === undefined ? '' : writeAmount(field.initial);
    case 'number':
      return String(field.initial / field.unit);
    case 'switch':
      return field.initial ? 'yes' : 'no';
    case 'choice':
    case 'date':
      return field.initial;
  }
}

const mapSpec = <Spec extends FormSpec>(
  spec: Spec,
  text: (field: FormField, key: string) => string,
): Texts<Spec> =>
  Object.fromEntries(Object.entries(spec).map(([key, field]) => [key, text(field, key)])) as Texts<Spec>;
