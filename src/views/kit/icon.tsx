import { classNames } from './class-names';
import css from './icon.module.css';
import type { IconName } from './icon-names';
import sprite from './icons.svg?url';

interface IconProps {
  readonly name: IconName;
  /** 16, 20 or 24 px. Small follows the text size. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
}

/** The URL of the icon sprite: a separate file until the first navigation, then a sprite inside the page. */
export const icons = { at: sprite };

/** Decorative: the control or the text around it provides the label. */
export const Icon = ({ name, size = 'medium', className }: IconProps) => (
  <svg className={classNames(css.icon, css[size], className)} aria-hidden="true">
    <use href={`${icons.at}#i-${name}`} />
  </svg>
);
