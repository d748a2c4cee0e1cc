import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type FeedList, loadsAutomatically } from '../../core/feed/feed-list';
import { feedPath } from '../../core/feed/feed-place';
import { feedText } from '../../core/feed/text';
import { Failure } from '../../core/shared/failure';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import { FeedStore } from '../../stores/feed/feed-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Skeleton } from '../kit/skeleton';
import { useStore } from '../use-store';
import css from './feed-list.module.css';

/** The distance below the window at which the next page starts to load. */
const AHEAD = '800px';

/** Loads more automatically at first, then by a button. Without scripts the button is a link to the next page. */
export const MorePosts = observer(function MorePosts({ list }: { readonly list: FeedList }) {
  const feed = useStore(FeedStore);
  const { fail } = useStore(ToastStore);
  const text = feedText.list;
  const failure = feed.more instanceof Failure ? feed.more : undefined;
  const end = useNearEnd(loadsAutomatically(list) && feed.more === 'IDLE', feed.loadMore, fail);
  const { sort, after } = feed.place;
  if (!list.nextCursor) {
    return (
      <p className={css.more}>
        {text.end}
        {after && <Anchor href={feedPath({ sort })}>{text.toStart}</Anchor>}
      </p>
    );
  }
  const load = (event: MouseEvent) => {
    event.preventDefault();
    void feed.loadMore().catch(fail);
  };
  return (
    <>
      {feed.more === 'LOADING' && <Skeleton shape="post" lines={2} />}
      <div ref={end} className={css.more}>
        {failure && <p role="alert">{retryAfterMessageOr(failure, text.moreFailed)}</p>}
        <Button href={feedPath({ sort, after: list.nextCursor })} onClick={load}>
          {failure ? text.retry : text.more}
        </Button>
      </div>
    </>
  );
});

/** Calls `reach` near the end of the list while `watching` is true. */
function useNearEnd(watching: boolean, reach: () => Promise<void>, fail: (error: unknown) => void) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!watching || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void reach().catch(fail);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching, reach, fail]);
  return end;
}
