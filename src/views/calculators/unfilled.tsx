import type { ReactNode } from 'react';
import { Fact } from './fact';
import css from './fair-pay.module.css';

interface UnfilledProps {
  readonly names: readonly string[];
  readonly children?: ReactNode;
}

/** What a board will show, before the first result; hidden on a narrow screen. */
export const Unfilled = ({ names, children }: UnfilledProps) => (
  <div className={css.unfilled} aria-hidden="true">
    {children}
    <dl className={css.facts}>
      {names.map((name) => (
        <Fact key={name} name={name} value="–" />
      ))}
    </dl>
  </div>
);
