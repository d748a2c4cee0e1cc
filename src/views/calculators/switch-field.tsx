import { memo } from 'react';
import check from '../kit/checkbox.module.css';
import css from './fields.module.css';
import { alike } from './same-props';

interface SwitchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (text: 'yes' | 'no') => void;
}

export const SwitchField = memo(
  ({ name, label, on, onChange }: SwitchFieldProps) => (
    <label className={css.switch}>
      <input
        type="checkbox"
        className={check.box}
        name={name}
        value="yes"
        checked={on}
        onChange={(event) => onChange(event.target.checked ? 'yes' : 'no')}
      />
      {/* Without scripts a form omits unchecked boxes; the first of two values counts. */}
      <input type="hidden" name={name} value="no" />
      {label}
    </label>
  ),
  alike,
);
