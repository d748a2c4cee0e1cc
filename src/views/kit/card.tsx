import type { ComponentProps, ElementType } from 'react';
import css from './card.module.css';
import { classNames } from './class-names';

interface CardProps extends ComponentProps<'div'> {
  readonly as?: ElementType;
  readonly padded?: boolean;
  /** The dark blackboard style, for one prominent card in a rail. */
  readonly board?: boolean;
}

/** A section with its own background. On phones it is full width. */
export const Card = ({
  as: Box = 'section',
  padded = false,
  board = false,
  className,
  ...rest
}: CardProps) => (
  <Box {...rest} className={classNames(css.card, padded && css.padded, board && css.board, className)} />
);
