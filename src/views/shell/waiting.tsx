import { Logo } from '../kit/logo';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useWords } from './use-words';
import css from './waiting.module.css';

/** Until the first screen is there, where none was rendered. */
export function Waiting() {
  const words = useWords();
  return (
    <main className={css.waiting} aria-busy="true">
      <Logo height={40} busy />
      <VisuallyHidden>{words.loading}</VisuallyHidden>
    </main>
  );
}
