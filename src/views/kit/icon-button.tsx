import type { ComponentProps } from 'react';
import { Anchor } from './anchor';
import { classNames } from './class-names';
import { Icon } from './icon';
import css from './icon-button.module.css';
import type { IconName } from './icon-names';

interface Look {
  readonly icon: IconName;
  /** The accessible name. With a badge it includes the number: "Chats, 3 unread". */
  readonly label: string;
  readonly badge?: number;
}

interface PressIcon extends Look, Omit<ComponentProps<'button'>, 'children'> {
  readonly href?: undefined;
}

interface LinkIcon extends Look, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  readonly href: string;
}

export type IconButtonProps = PressIcon | LinkIcon;

/** A count fits its badge: from a hundred on it says 99+. */
const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));

export function IconButton({ icon, label, badge = 0, ...rest }: IconButtonProps) {
  const className = classNames(css.button, rest.className);
  const content = (
    <>
      <Icon name={icon} size="large" />
      {badge > 0 && <b className={css.badge} data-count={badgeText(badge)} />}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} aria-label={label} className={className}>
        {content}
      </Anchor>
    );
  }
  return (
    <button type="button" {...rest} aria-label={label} className={className}>
      {content}
    </button>
  );
}
