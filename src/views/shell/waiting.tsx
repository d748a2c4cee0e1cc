import { pathTo } from '../../core/shell/first-screens';
import { Anchor } from '../kit/anchor';
import { Logo } from '../kit/logo';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useMessages } from '../shared/use-messages';
import css from './waiting.module.css';

/**
 * Shown until the first screen is ready, unless the server rendered it. The logo links home, for users who wait too
 * long.
 */
export function Waiting() {
  const text = useMessages();
  return (
    <main className={css.waiting} aria-busy="true">
      <Anchor href={pathTo('home')} aria-label={text.home}>
        <Logo height={40} busy />
      </Anchor>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
    </main>
  );
}
