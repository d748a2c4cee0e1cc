import type { ReactNode } from 'react';
import css from './page.module.css';

interface PageProps {
  readonly children: ReactNode;
}

/** A page of one column, with its edges. */
export const Page = ({ children }: PageProps) => <div className={css.page}>{children}</div>;

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** What a page is called, and the sentence that leads into it. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <header>
    <h1>{title}</h1>
    <p className={css.lead}>{lead}</p>
    {children}
  </header>
);
