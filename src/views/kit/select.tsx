import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { useFieldLinks } from './field';
import { Icon } from './icon';
import css from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'size'> {
  /** Shown inside the box before the choice; inside a Field, the field's label is enough. */
  readonly label?: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A native select: phones show their own picker. */
export function Select({ label, options, value, onChange, className, ...rest }: SelectProps) {
  const links = useFieldLinks();
  return (
    <label className={classNames(css.box, links && css.inField, className)}>
      {label && !links && <small className={css.label}>{label}</small>}
      <select
        {...links}
        {...rest}
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" className={css.arrow} />
    </label>
  );
}
