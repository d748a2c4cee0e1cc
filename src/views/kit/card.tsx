import type { ComponentProps, ElementType } from 'react';
import css from './card.module.css';
import { classNames } from './class-names';

interface CardProps extends ComponentProps<'div'> {
  readonly as?: ElementType;
  readonly padded?: boolean;
  /** The blackboard: for the one loud card of a rail. */
  readonly board?: boolean;
}

/** A piece of a page on its own ground. On a phone it reaches from edge to edge. */
export const Card = ({
  as: Box = 'section',
  padded = false,
  board = false,
  className,
  ...rest
}: CardProps) => (
  <Box {...rest} className={classNames(css.card, padded && css.padded, board && css.board, className)} />
);
