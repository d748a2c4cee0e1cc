import { useId } from 'react';
import { salaryReportText as text } from '../../core/contributions/salary-report-text';
import type { TypedPay } from '../../core/contributions/written-pay';
import { lakhOptions, type PickerOption, thousandOptions } from '../../core/shared/pickers';
import { classNames } from '../kit/class-names';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import tool from '../kit/tool.module.css';
import css from './contribute.module.css';

/** Usual amounts to choose from; any other can be typed. */
const LISTS: Readonly<
  Record<keyof TypedPay, { readonly id: string; readonly options: readonly PickerOption[] }>
> = {
  lakhs: { id: 'pay-lakhs', options: lakhOptions() },
  thousand: { id: 'pay-thousands', options: thousandOptions() },
};

/** The lists of all pay boxes of a page. */
export const PayLists = () =>
  Object.values(LISTS).map(({ id, options }) => (
    <datalist key={id} id={id}>
      {options.map(({ value, label }) => (
        <option key={value} value={value} label={label} />
      ))}
    </datalist>
  ));

interface PayBoxesProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: TypedPay;
  readonly onType: (value: TypedPay) => void;
}

export function PayBoxes({ label, hint, error, value, onType }: PayBoxesProps) {
  const id = useId();
  const box = (part: keyof TypedPay) => (
    <Field label={text[part]}>
      <TextInput
        inputMode={part === 'lakhs' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={8}
        aria-describedby={`${id}-error ${id}-hint`}
        aria-invalid={error !== undefined || undefined}
        value={value[part]}
        list={LISTS[part].id}
        onChange={(event) => onType({ ...value, [part]: event.target.value })}
      />
    </Field>
  );
  return (
    <fieldset className={css.pay}>
      <legend>{label}</legend>
      <small id={`${id}-hint`}>{hint}</small>
      <div className={classNames(tool.pair, css.boxes)}>
        {box('lakhs')}
        {box('thousand')}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
