import { composerWords as words } from '../../core/composer/words';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './composer.module.css';

interface LettersLeftProps {
  readonly left: number;
  /** From here on one is told. */
  readonly from: number;
}

/** How much more a text can hold, once that is little. */
export function LettersLeft({ left, from }: LettersLeftProps) {
  if (left > from) return undefined;
  return (
    <p className={css.left} data-over={left < 0 || undefined}>
      <span aria-hidden="true">{left}</span>
      <VisuallyHidden>{words.left(Math.max(0, left))}</VisuallyHidden>
    </p>
  );
}
