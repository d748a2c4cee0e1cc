import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Timers } from '../../core/shared/timers';
import { DeferredCatalogue } from '../../core/shell/deferred-messages';
import { NewsStore } from '../../stores/feed/news-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './new-posts.module.css';

const A_MINUTE = 60_000;

/** Offers new posts; the list changes only when the user accepts. */
export const NewPosts = observer(function NewPosts() {
  const { screen } = useStore(ShellStore);
  return screen === 'home' ? <Pill /> : undefined;
});

const Pill = observer(function Pill() {
  const news = useStore(NewsStore);
  const { text } = useStore(DeferredCatalogue);
  useRegularCheck(news);
  const { count } = news;
  const show = () => {
    // Synchronous, because the first post must have rendered before it gets the focus.
    flushSync(() => news.show());
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('[role=feed] article')?.focus({ preventScroll: true });
  };
  return (
    <div className={css.place} role="status">
      {count > 0 && (
        <Button look="ink" icon="arrow-up" className={css.pill} onClick={show}>
          {text.news(count)}
        </Button>
      )}
    </div>
  );
});

/** Checks on arrival at the page, and periodically while it is visible. */
function useRegularCheck(news: NewsStore): void {
  const timers = useStore(Timers);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void news.look();
    };
    look();
    const stop = timers.every(A_MINUTE, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [news, timers]);
}
