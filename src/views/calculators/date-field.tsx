import { memo } from 'react';
import type { FieldProblem } from '../../core/calculators/form';
import { calculatorText as texts } from '../../core/calculators/text';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import { alike } from './same-props';

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly problem: FieldProblem | undefined;
  readonly error?: string | undefined;
  readonly onType: (text: string) => void;
}

export const DateField = memo(
  ({ name, label, text, problem, error, onType }: DateFieldProps) => (
    <Field label={label} error={problem ? texts.problem(problem) : error}>
      <TextInput type="date" name={name} value={text} onChange={(event) => onType(event.target.value)} />
    </Field>
  ),
  alike,
);
