import { useId } from 'react';
import { ownReviewText as text } from '../../core/contributions/own-review-text';
import { OPINION_CHOICES, type OpinionChoice } from '../../core/contributions/review-form';
import css from './opinion-field.module.css';

interface OpinionFieldProps {
  readonly label: string;
  /** Empty until chosen. */
  readonly choice: OpinionChoice | '';
  readonly onChoose: (choice: OpinionChoice) => void;
}

/** A question that may stay open; nothing is chosen at first. */
export function OpinionField({ label, choice, onChoose }: OpinionFieldProps) {
  const name = useId();
  return (
    <fieldset className={css.opinion}>
      <legend>{label}</legend>
      <div className={css.choices}>
        {OPINION_CHOICES.map((value) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={choice === value}
              onChange={() => onChoose(value)}
            />
            {text.opinionChoices[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
