import { composerText as text } from '../../core/composer/text';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './composer.module.css';

interface CharactersLeftProps {
  readonly left: number;
  /** The remaining characters show from here on. */
  readonly from: number;
}

export function CharactersLeft({ left, from }: CharactersLeftProps) {
  if (left > from) return undefined;
  return (
    <p className={css.left} data-over={left < 0 || undefined}>
      <span aria-hidden="true">{left}</span>
      <VisuallyHidden>{text.left(Math.max(0, left))}</VisuallyHidden>
    </p>
  );
}
