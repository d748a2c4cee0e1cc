import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import css from './page.module.css';

interface PageProps {
  /** Narrow for what is read line by line, wide for what stands side by side, tool for a form with its board. */
  readonly width?: 'narrow' | 'wide' | 'tool';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page of one column, with its edges. */
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

/** What a page is called, and the sentence that leads into it. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <header>
    <h1>{title}</h1>
    {lead && <p className={css.lead}>{lead}</p>}
    {children}
  </header>
);

/** A page's cards, one below the other. On a phone they reach from edge to edge. */
export const Cards = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(css.cards, className)} />
);
