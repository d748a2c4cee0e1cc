import { jobText as text } from '../../core/contributions/text';
import css from './form-stepper.module.css';

interface FormStepperProps {
  readonly titles: readonly string[];
  readonly current: number;
  readonly onGoTo: (step: number) => void;
}

/** The steps of a form; every step can be opened at any time, and nothing typed is lost. */
export const FormStepper = ({ titles, current, onGoTo }: FormStepperProps) => (
  <nav className={css.steps} aria-label={text.steps}>
    <ol>
      {titles.map((title, index) => (
        <li key={title}>
          <button
            type="button"
            className={css.step}
            data-done={index < current || undefined}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onGoTo(index)}
          >
            {title}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
