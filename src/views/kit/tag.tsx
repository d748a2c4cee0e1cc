import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import css from './tag.module.css';

interface TagProps {
  readonly tone?: 'plain' | 'gold' | 'pine' | 'blue' | 'chilli';
  readonly icon?: IconName;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const Tag = ({ tone = 'plain', icon, className, children }: TagProps) => (
  <span className={classNames(css.tag, css[tone], className)}>
    {icon && <Icon name={icon} size="small" />}
    {children}
  </span>
);
