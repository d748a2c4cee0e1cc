import type { ComponentProps } from 'react';
import { Anchor } from './anchor';
import { Card } from './card';
import { classNames } from './class-names';
import css from './page.module.css';

export const Results = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(css.list, className)} />
);

export const ResultRow = ({ className, ...rest }: ComponentProps<typeof Card>) => (
  <Card {...rest} as="article" className={classNames(css.row, className)} />
);

/** Announced by screen readers when it changes. */
export const ResultCount = (props: ComponentProps<'p'>) => (
  <p {...props} className={classNames(css.count, props.className)} role="status" />
);

interface ResultNameProps {
  readonly href: string;
  readonly children: string;
}

/** The link covers the whole row. */
export const ResultName = ({ href, children }: ResultNameProps) => (
  <h2 className={css.name}>
    <Anchor href={href}>{children}</Anchor>
  </h2>
);
