import { memo } from 'react';
import type { FieldProblem } from '../../core/calculators/form';
import { calculatorText as texts } from '../../core/calculators/text';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import css from './fields.module.css';
import { alike } from './same-props';

interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly unit?: string;
  readonly text: string;
  readonly problem: FieldProblem | undefined;
  readonly onType: (text: string) => void;
}

export const NumberField = memo(
  ({ name, label, unit, text, problem, onType }: NumberFieldProps) => (
    <Field label={label} error={problem && texts.problem(problem)}>
      <TextInput
        name={name}
        className={css.box}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => onType(event.target.value)}
        end={unit && <small className={css.text}>{unit}</small>}
      />
    </Field>
  ),
  alike,
);
