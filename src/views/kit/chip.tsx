import type { ComponentProps } from 'react';
import { Anchor } from './anchor';
import css from './chip.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { kitText as text } from './kit-text';
import { VisuallyHidden } from './visually-hidden';

interface Look {
  readonly on?: boolean;
  readonly onRemove?: () => void;
  readonly icon?: IconName;
  readonly opens?: boolean;
}

interface PressChip extends Look, ComponentProps<'button'> {
  readonly href?: undefined;
}

interface LinkChip extends Look, Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string;
}

export type ChipProps = PressChip | LinkChip;

export function Chip({ on = false, onRemove, icon, opens = false, children, ...rest }: ChipProps) {
  const className = classNames(css.chip, on && css.on, rest.className);
  const content = (
    <>
      {icon && <Icon name={icon} size="small" />}
      {children}
      {onRemove && <Icon name="x" size="small" />}
      {onRemove && <VisuallyHidden>{text.remove}</VisuallyHidden>}
      {opens && <Icon name="chevron-down" size="small" />}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} className={className} aria-current={on ? 'true' : undefined}>
        {content}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={onRemove || opens ? undefined : on}
      {...rest}
      className={className}
      onClick={onRemove ?? rest.onClick}
    >
      {content}
    </button>
  );
}
