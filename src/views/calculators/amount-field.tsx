import { memo } from 'react';
import { sayAmount } from '../../core/calculators/amount-text';
import type { FieldProblem } from '../../core/calculators/form';
import { calculatorWords as words } from '../../core/calculators/words';
import { Chip } from '../kit/chip';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import { alike } from './alike';
import css from './fields.module.css';

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  /** What the text means, in paise. */
  readonly amount: number;
  readonly problem: FieldProblem | undefined;
  readonly onType: (text: string) => void;
  /** Whole rupees. */
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number };
  readonly presets?: readonly number[];
}

/** Money as it is typed, with a slider for a first guess and the amount in words. */
export const AmountField = memo(function AmountField({
  name,
  label,
  hint,
  text,
  amount,
  problem,
  onType,
  slider,
  presets,
}: AmountFieldProps) {
  const whole = Math.round(amount / 100);
  return (
    <div className={css.amount}>
      <Field label={label} hint={hint} error={problem && words.problem(problem)}>
        <TextInput
          name={name}
          className={slider && css.main}
          inputMode="decimal"
          autoComplete="off"
          value={text === '' ? '' : withSign(text)}
          onChange={(event) => onType(event.target.value.replace('₹', ''))}
          end={<small className={css.words}>{problem ? '' : sayAmount(amount)}</small>}
        />
      </Field>
      {slider && (
        <Slider {...slider} label={label} amount={whole} onSlide={(rupees) => onType(String(rupees))} />
      )}
      {presets && (
        <fieldset className={css.presets} aria-label={`${label}: ${words.presets}`}>
          {presets.map((preset) => (
            <Chip key={preset} on={preset === whole} onClick={() => onType(String(preset))}>
              {sayAmount(preset * 100)}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}, alike);

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Whole rupees, also beyond the slider's ends. */
  readonly amount: number;
  readonly onSlide: (amount: number) => void;
}

/** No engine but one can fill a slider's track, so the bar under it is a meter of the same reach. */
function Slider({ label, min, max, step, amount, onSlide }: SliderProps) {
  const value = Math.min(max, Math.max(min, amount));
  return (
    <span className={css.slider}>
      <progress className={css.track} max={max - min} value={value - min} aria-hidden="true" />
      <input
        type="range"
        className={css.thumb}
        aria-label={label}
        aria-valuetext={sayAmount(value * 100)}
        {...{ min, max, step, value }}
        onChange={(event) => onSlide(Number(event.target.value))}
      />
    </span>
  );
}

/** The sign stands before plain digits; '12 lakh' is left as it is being typed. */
const withSign = (text: string): string => (/^[\d,.]+$/.test(text) ? `₹${text}` : text);
