import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import css from './page.module.css';

interface PageProps {
  /** Narrow for reading, wide for columns, tool for a form with its result panel. */
  readonly width?: 'narrow' | 'wide' | 'tool';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const Page = ({ width, className, children }: PageProps) => (
  <div className={classNames(css.page, className)} data-width={width}>
    {children}
  </div>
);

interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <header>
    <h1>{title}</h1>
    {lead && <p className={css.lead}>{lead}</p>}
    {children}
  </header>
);

export const Cards = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(css.cards, className)} />
);
