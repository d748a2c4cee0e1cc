import { classNames } from './class-names';
import css from './icon.module.css';
import type { IconName } from './icon-names';
import sprite from './icons.svg?url';

interface IconProps {
  readonly name: IconName;
  /** 16, 20 or 24 px. Small follows the text's size. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
}

/** Where they lie: in a file of their own, until somebody goes on and the page has them itself. */
export const icons = { at: sprite };

/** A picture beside words. It says nothing itself: the control or the text around it does. */
export const Icon = ({ name, size = 'medium', className }: IconProps) => (
  <svg className={classNames(css.icon, css[size], className)} aria-hidden="true">
    <use href={`${icons.at}#i-${name}`} />
  </svg>
);
