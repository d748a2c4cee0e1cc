import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { promptTexts, promptWords as words } from '../../core/contributions/contribution-prompts-words';
import { promptPath } from '../../core/contributions/prompt-path';
import { ContributionPromptStore } from '../../stores/contributions/contribution-prompt-store';
import { Button } from '../kit/button';
import { Logo } from '../kit/logo';
import type { OpenScreen } from '../shared/screen-module';
import { useStore } from '../use-store';
import css from './contribution-prompt.module.css';

/** Reports the current page to the prompt store. */
export function usePageRead(): void {
  const { enter } = useStore(ContributionPromptStore);
  const place = useRouteLoaderData<OpenScreen>('screen')?.place;
  const { id, pathname } = place ?? {};
  useEffect(() => {
    if (id !== undefined && pathname !== undefined) enter({ screen: id, pathname });
  }, [id, pathname, enter]);
}

/** Below the content at the end of a page; covers nothing and shifts nothing. */
export const ContributionPrompt = observer(function ContributionPrompt() {
  const { shown, see, close } = useStore(ContributionPromptStore);
  const box = useRef<HTMLElement>(null);
  const title = useId();
  const there = shown !== undefined;
  useEffect(() => {
    if (!there) return undefined;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    });
    if (box.current) sight.observe(box.current);
    return () => sight.disconnect();
  }, [there, see]);
  if (!shown) return undefined;
  const said = promptTexts(shown);
  const sayNo = () => {
    close();
    // Keeps the keyboard position in the page instead of its start.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside ref={box} className={css.prompt} aria-label={words.label}>
      <Logo height={28} />
      <p className={css.text} id={title}>
        <b>{said.title}</b>
        <small>{said.text}</small>
      </p>
      <div className={css.ways}>
        <Button look="gold" href={promptPath(shown)} aria-describedby={title}>
          {said.action}
        </Button>
        <Button look="plain" onClick={sayNo}>
          {words.close}
        </Button>
      </div>
    </aside>
  );
});
