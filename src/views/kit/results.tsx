import type { ComponentProps } from 'react';
import { Anchor } from './anchor';
import { Card } from './card';
import { classNames } from './class-names';
import css from './page.module.css';

/** What a search or a filter left, one below the other. On a phone it reaches from edge to edge. */
export const Results = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(css.list, className)} />
);

/** One of them: a mark, what is said of it, and a figure at the end. */
export const ResultRow = ({ className, ...rest }: ComponentProps<typeof Card>) => (
  <Card {...rest} as="article" className={classNames(css.row, className)} />
);

/** How many there are; said aloud when it changes. */
export const ResultCount = (props: ComponentProps<'p'>) => (
  <p {...props} className={classNames(css.count, props.className)} role="status" />
);

interface ResultNameProps {
  readonly href: string;
  readonly children: string;
}

/** Its name. The link lies over the whole row. */
export const ResultName = ({ href, children }: ResultNameProps) => (
  <h2 className={css.name}>
    <Anchor href={href}>{children}</Anchor>
  </h2>
);
