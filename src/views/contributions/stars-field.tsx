import { useId } from 'react';
import { ownReviewText as text } from '../../core/contributions/own-review-text';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './stars-field.module.css';

const FIVE = [1, 2, 3, 4, 5];

interface StarsFieldProps {
  readonly label: string;
  /** 0 until chosen. */
  readonly stars: number;
  readonly error: string | undefined;
  readonly onChoose: (stars: number) => void;
}

/** Radio buttons underneath, so arrow keys work; no star is chosen at first. */
export function StarsField({ label, stars, error, onChoose }: StarsFieldProps) {
  const id = useId();
  return (
    <fieldset className={css.rating} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      <div className={css.stars}>
        {FIVE.map((count) => (
          <label key={count} data-filled={count <= stars || undefined}>
            <input
              type="radio"
              name={id}
              value={count}
              checked={count === stars}
              aria-invalid={error !== undefined || undefined}
              onChange={() => onChoose(count)}
            />
            <Icon name="star" />
            <VisuallyHidden>{text.stars(count)}</VisuallyHidden>
          </label>
        ))}
        <small>{text.meanings[stars]}</small>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
