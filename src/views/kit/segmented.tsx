import { useId } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import css from './segmented.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SegmentOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly iconsOnly?: boolean;
  /** Field name for form submission; an unnamed value is not meant for the server. */
  readonly name?: string;
  readonly className?: string | undefined;
}

/** A choice of a few visible options. Uses radio buttons, for arrow keys and form submission. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, iconsOnly = false, className } = props;
  const unnamed = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames(css.segmented, className)}>
      {options.map((option) => (
        <label key={option.value} className={css.option} lang={option.lang}>
          <input
            type="radio"
            name={props.name ?? unnamed}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={css.input}
          />
          {option.icon && <Icon name={option.icon} size={iconsOnly ? 'medium' : 'small'} />}
          {iconsOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </label>
      ))}
    </div>
  );
}
