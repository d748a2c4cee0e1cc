import { onboardingText as text } from '../../core/onboarding/text';
import { Chip } from '../kit/chip';
import css from './onboarding.module.css';

interface SuggestedChoicesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

/** Reserves space while suggestions load, so that the layout does not shift. */
export function SuggestedChoices({ label, names, value, onChoose }: SuggestedChoicesProps) {
  if (names.length === 0) return <div className={css.suggested} />;
  return (
    <ul className={css.suggested} data-scrolls="" aria-label={text.details.likely(label)}>
      {names.map((name) => (
        <li key={name}>
          <Chip on={name === value} onClick={() => onChoose(name)}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
