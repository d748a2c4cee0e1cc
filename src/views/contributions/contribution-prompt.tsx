import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { promptText as text } from '../../core/contributions/contribution-prompts-text';
import { promptMessage } from '../../core/contributions/prompt-message';
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
  const message = promptMessage(shown);
  const decline = () => {
    close();
    // Keeps the keyboard position in the page instead of its start.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside ref={box} className={css.prompt} aria-label={text.label}>
      <Logo height={28} />
      <p className={css.text} id={title}>
        <b>{message.title}</b>
        <small>{message.text}</small>
      </p>
      <div className={css.ways}>
        <Button look="gold" href={promptPath(shown)} aria-describedby={title}>
          {message.action}
        </Button>
        <Button look="plain" onClick={decline}>
          {text.close}
        </Button>
      </div>
    </aside>
  );
});
