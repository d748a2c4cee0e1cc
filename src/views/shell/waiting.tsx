import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Logo } from '../kit/logo';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useWords } from '../shared/use-words';
import css from './waiting.module.css';

/** Until the first screen is there, where none was rendered. Whoever waits too long may leave. */
export function Waiting() {
  const words = useWords();
  return (
    <main className={css.waiting} aria-busy="true">
      <Anchor href={pathTo('home')} aria-label={words.home}>
        <Logo height={40} busy />
      </Anchor>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
    </main>
  );
}
