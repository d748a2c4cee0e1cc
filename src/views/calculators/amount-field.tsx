import { memo, startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { FieldProblem } from '../../core/calculators/form';
import { calculatorText as texts } from '../../core/calculators/text';
import { formatAmount } from '../../core/calculators/typed-amount';
import { THOUSAND } from '../../core/shared/numbers';
import { Chip } from '../kit/chip';
import { classNames } from '../kit/class-names';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import css from './fields.module.css';
import { alike } from './same-props';
import { useTypedText } from './use-typed-text';

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  readonly amount: number;
  readonly problem: FieldProblem | undefined;
  /** Shown where the amount itself is valid. */
  readonly error?: string | undefined;
  readonly onType: (text: string) => void;
  /** Whole rupees. */
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number };
  readonly presets?: readonly number[];
}

/**
 * A money input with a slider for a first guess and the amount in words. The key and its result are painted first; the
 * field follows a frame later, because writing into a focused field forces layout and a message moves the page.
 */
export const AmountField = memo(function AmountField(props: AmountFieldProps) {
  const { name, label, hint, text, amount, problem, error, slider, presets } = props;
  // The new text may parse to the previous value; then only the field itself has to change.
  const [keys, setKeys] = useState(0);
  const pressed = useRef(0);
  const onType = (typed: string) => {
    props.onType(typed);
    startTransition(() => setKeys(++pressed.current));
  };
  const whole = Math.round(amount / 100);
  const isLatest = () => keys === pressed.current;
  const typed = useTypedText(withSign(text), (raw) => onType(raw.replace('₹', '')), isLatest);
  return (
    <div className={css.amount}>
      <Field label={label} hint={hint} error={problem ? texts.problem(problem) : error}>
        <TextInput
          name={name}
          className={classNames(css.box, slider && css.main)}
          inputMode="decimal"
          autoComplete="off"
          {...typed}
          end={<small className={css.text}>{problem || whole < THOUSAND ? '' : formatAmount(amount)}</small>}
        />
      </Field>
      {slider && (
        <Slider {...slider} label={label} amount={whole} onSlide={(rupees) => onType(String(rupees))} />
      )}
      {presets && (
        <Presets
          {...{ label, presets }}
          chosen={presets.find((preset) => preset === whole)}
          onChoose={(preset) => onType(String(preset))}
        />
      )}
    </div>
  );
}, alike);

interface PresetsProps {
  readonly label: string;
  /** Whole rupees. */
  readonly presets: readonly number[];
  readonly chosen: number | undefined;
  readonly onChoose: (preset: number) => void;
}

const Presets = memo(function Presets({ label, presets, chosen, onChoose }: PresetsProps) {
  return (
    <fieldset className={css.presets} aria-label={`${label}: ${texts.presets}`}>
      {presets.map((preset) => (
        <Chip key={preset} on={preset === chosen} onClick={() => onChoose(preset)}>
          {formatAmount(preset * 100)}
        </Chip>
      ))}
    </fieldset>
  );
}, alike);

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Whole rupees; may exceed the slider's range. */
  readonly amount: number;
  readonly onSlide: (amount: number) => void;
}

/**
 * Only one engine can fill a slider's track, so the bar below is a meter with the same range. The user moves the
 * thumb; code moves it only when its value differs.
 */
const Slider = memo(function Slider({ label, min, max, step, amount, onSlide }: SliderProps) {
  const value = Math.min(max, Math.max(min, amount));
  const thumb = useRef<HTMLInputElement>(null);
  const [first] = useState(value);
  useLayoutEffect(() => {
    if (thumb.current) thumb.current.value = String(value);
  }, [value]);
  return (
    <span className={css.slider}>
      <progress className={css.track} max={max - min} value={value - min} aria-hidden="true" />
      <input
        ref={thumb}
        type="range"
        className={css.thumb}
        aria-label={label}
        aria-valuetext={formatAmount(value * 100)}
        {...{ min, max, step }}
        defaultValue={first}
        onChange={(event) => onSlide(Number(event.target.value))}
      />
    </span>
  );
}, alike);

/** Adds the sign to plain digits only; '12 lakh' stays as typed. */
const withSign = (text: string): string => (/^[\d,.]+ ?$/.test(text) ? `₹${text}` : text);
