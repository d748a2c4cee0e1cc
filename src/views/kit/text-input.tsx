import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { useFieldLinks } from './field';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import css from './text-input.module.css';

interface TextInputProps extends ComponentProps<'input'> {
  readonly icon?: IconName;
  readonly end?: ReactNode;
}

export function TextInput({ icon, end, className, ...rest }: TextInputProps) {
  const links = useFieldLinks();
  return (
    <span className={classNames(css.box, className)}>
      {icon && <Icon name={icon} className={css.icon} />}
      {/* The browser must not offer what one person typed to the next. */}
      <input type="text" autoComplete="off" {...links} {...rest} className={css.input} />
      {end}
    </span>
  );
}
