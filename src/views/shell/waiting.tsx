import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Logo } from '../kit/logo';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useWords } from '../shared/use-words';
import css from './waiting.module.css';

/**
 * Shown until the first screen is ready, unless the server rendered it. The logo links home, for users who wait too
 * long.
 */
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
