import { memo } from 'react';
import { Field } from '../kit/field';
import { Select } from '../kit/select';
import { alike } from './same-props';

interface ChoiceFieldProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly text: Readonly<Record<Value, string>>;
  readonly options?: readonly Value[];
  readonly onChoose: (value: Value) => void;
}

const Drawn = <Value extends string>(props: ChoiceFieldProps<Value>) => {
  const options = props.options ?? (Object.keys(props.text) as Value[]);
  return (
    <Field label={props.label}>
      <Select
        name={props.name}
        value={props.value}
        options={options.map((value) => ({ value, label: props.text[value] }))}
        onChange={(value) => props.onChoose(value as Value)}
      />
    </Field>
  );
};

export const ChoiceField = memo(Drawn, alike) as typeof Drawn;
