import { ratingFigure, ratingTone } from '../../core/shared/rating';
import { classNames } from './class-names';
import { kitText as text } from './kit-text';
import css from './rating.module.css';
import { VisuallyHidden } from './visually-hidden';

interface RatingProps {
  readonly value: number;
  readonly size?: 'small' | 'medium';
  readonly className?: string | undefined;
}

/** A rating out of five. The colour only repeats the number and never carries information alone. */
export function Rating({ value, size = 'medium', className }: RatingProps) {
  return (
    <span className={classNames(css.rating, css[size], className)} data-tone={ratingTone(value)}>
      {ratingFigure(value)}
      <VisuallyHidden>{text.outOfFive}</VisuallyHidden>
    </span>
  );
}
