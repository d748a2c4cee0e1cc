import { matchingNames } from '../../core/search/matching-names';
import { Field } from '../kit/field';
import { LazyCombobox } from '../kit/lazy-combobox';

interface Pickable {
  readonly name: string;
  readonly department?: string;
}

interface PickFieldProps {
  readonly label: string;
  /** The field name, for forms that work without scripts. */
  readonly name?: string;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly items: readonly Pickable[];
  readonly onInput: (text: string) => void;
}

/** A field with type-ahead over a list that the page already has. */
export const PickField = ({ label, error, value, items, onInput, ...rest }: PickFieldProps) => (
  <Field label={label} {...(error && { error })}>
    <LazyCombobox
      {...{ label, value, onInput, ...rest }}
      options={matchingNames(items, value).map(({ name, department }) => ({
        id: name,
        label: name,
        ...(department && { detail: department }),
      }))}
      onSelect={({ label: name }) => onInput(name)}
    />
  </Field>
);
