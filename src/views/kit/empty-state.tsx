import type { ReactNode } from 'react';
import { Bench } from './bench';
import { classNames } from './class-names';
import css from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

export const EmptyState = ({ title, text, action, className }: EmptyStateProps) => (
  <div className={classNames(css.empty, className)}>
    <Bench className={css.art} />
    <p className={css.title}>{title}</p>
    {text && <div className={css.text}>{text}</div>}
    {action && <div className={css.action}>{action}</div>}
  </div>
);
