import { composerWords as words } from '../../core/composer/words';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './composer.module.css';

interface LettersLeftProps {
  readonly left: number;
  /** The remaining characters show from here on. */
  readonly from: number;
}

export function LettersLeft({ left, from }: LettersLeftProps) {
  if (left > from) return undefined;
  return (
    <p className={css.left} data-over={left < 0 || undefined}>
      <span aria-hidden="true">{left}</span>
      <VisuallyHidden>{words.left(Math.max(0, left))}</VisuallyHidden>
    </p>
  );
}
