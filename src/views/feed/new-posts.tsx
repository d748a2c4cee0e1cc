import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Timers } from '../../core/shared/timers';
import { LaterCatalogue } from '../../core/shell/later-messages';
import { NewsStore } from '../../stores/feed/news-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './new-posts.module.css';

const A_MINUTE = 60_000;

/** Offers what came since the feed was opened. Only then does the list change. */
export const NewPosts = observer(function NewPosts() {
  const { screen } = useStore(ShellStore);
  return screen === 'home' ? <Pill /> : undefined;
});

const Pill = observer(function Pill() {
  const news = useStore(NewsStore);
  const { words } = useStore(LaterCatalogue);
  useLooking(news);
  const { count } = news;
  const show = () => {
    // The first post is another one only when the list is drawn.
    flushSync(() => news.show());
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('[role=feed] article')?.focus({ preventScroll: true });
  };
  return (
    <div className={css.place} role="status">
      {count > 0 && (
        <Button look="ink" icon="arrow-up" className={css.pill} onClick={show}>
          {words.news(count)}
        </Button>
      )}
    </div>
  );
});

/** Looks when one comes to the page, and from time to time while it is in sight. */
function useLooking(news: NewsStore): void {
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
