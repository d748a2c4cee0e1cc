import type { ReactNode } from 'react';
import { Anchor } from './anchor';
import { classNames } from './class-names';
import css from './tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Already formatted: "12.4k". */
  readonly count?: string | number;
  readonly current: boolean;
}

interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Gold for the tabs of a page, ink for the tabs of a list within it. */
  readonly look?: 'ink' | 'gold';
  readonly end?: ReactNode;
  readonly className?: string | undefined;
}

/** Links instead of buttons, so that back and sharing work. */
export const Tabs = ({ label, items, look = 'ink', end, className }: TabsProps) => (
  <nav aria-label={label} className={classNames(css.tabs, look === 'gold' && css.gold, className)}>
    <div className={css.row} data-scrolls="">
      {items.map((item) => (
        <Anchor
          key={item.id}
          href={item.href}
          keepScroll
          className={css.tab}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
          {item.count !== undefined && <small className={css.count}>{item.count}</small>}
        </Anchor>
      ))}
    </div>
    {end && <div className={css.end}>{end}</div>}
  </nav>
);
