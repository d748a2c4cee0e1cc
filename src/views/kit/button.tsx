import type { ComponentProps, MouseEvent } from 'react';
import { Anchor } from './anchor';
import css from './button.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-names';

interface Look {
  /** Gold is reserved for a screen's primary action. */
  readonly look?: 'gold' | 'line' | 'ink' | 'soft' | 'plain';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: IconName;
  /** Still processing the last press; ignores further ones. */
  readonly busy?: boolean;
  readonly wide?: boolean;
}

interface PressButton extends Look, ComponentProps<'button'> {
  readonly href?: undefined;
}

type LinkButton = Look & ComponentProps<typeof Anchor>;

export type ButtonProps = PressButton | LinkButton;

export function Button(props: ButtonProps) {
  const { look = 'line', size = 'medium', icon, busy = false, wide = false, children, ...rest } = props;
  const className = classNames(css.button, css[look], css[size], wide && css.wide, rest.className);
  const content = (
    <>
      {icon && <Icon name={icon} size="small" />}
      {children}
      {busy && <span className={css.heads} />}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} className={className}>
        {content}
      </Anchor>
    );
  }
  const { onClick, type = 'button', ...button } = rest;
  // A busy button stays focusable, because disabling it would lose the keyboard focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...button}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={className}
    >
      {content}
    </button>
  );
}
