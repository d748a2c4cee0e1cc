import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { FeedList as List } from '../../core/feed/feed-list';
import { feedPath } from '../../core/feed/feed-place';
import { feedText } from '../../core/feed/text';
import { loaded } from '../../core/shared/loadable';
import { Timers } from '../../core/shared/timers';
import { DensityStore } from '../../stores/feed/density-store';
import { FeedStore } from '../../stores/feed/feed-store';
import { Skeleton } from '../kit/skeleton';
import { useBelowFirstView } from '../kit/use-below-first-view';
import { useStore } from '../use-store';
import css from './feed-list.module.css';
import { FeedFailed, FeedStale } from './feed-states';
import { MorePosts } from './more-posts';
import { PostList } from './post-list';

const FLICKER = 200;
/** The number of posts visible in a tall window without scrolling. */
const FIRST_VIEW = 2;

const FeedEmpty = lazy(() =>
  import(/* webpackChunkName: "feed-empty" */ './feed-empty').then((file) => ({ default: file.FeedEmpty })),
);

export const FeedList = observer(function FeedList() {
  const feed = useStore(FeedStore);
  const leaving = useLeaving();
  const { list } = feed;
  const value = loaded(list);
  if (leaving) return <FeedSkeleton />;
  if (!value) return list.state === 'FAILURE' ? <FeedFailed failure={list.failure} /> : <FeedSkeleton />;
  if (value.posts.length === 0) {
    return (
      <Suspense fallback={<FeedSkeleton />}>
        <FeedEmpty />
      </Suspense>
    );
  }
  return (
    <>
      {list.state === 'FAILURE' && <FeedStale failure={list.failure} />}
      <Posts key={feedPath(feed.place)} list={value} />
    </>
  );
});

/** Another list shows its top first, like another page. */
const Posts = observer(function Posts({ list }: { readonly list: List }) {
  const feed = useStore(FeedStore);
  const { density } = useStore(DensityStore);
  const rest = useBelowFirstView();
  return (
    <>
      <PostList
        list={list}
        label={feedText.list.label}
        busy={feed.list.state === 'LOADING' || feed.more === 'LOADING'}
        density={density}
        most={rest ? undefined : FIRST_VIEW}
      />
      {rest ? <MorePosts list={list} /> : <div className={css.below} />}
    </>
  );
});

/** The skeleton has the size of two posts. */
const FeedSkeleton = () => (
  <div className={css.list}>
    <Skeleton shape="post" />
    <Skeleton shape="post" lines={2} />
  </div>
);

/** True once the navigation to another list takes long enough to show it as loading. */
function useLeaving(): boolean {
  const timers = useStore(Timers);
  const here = useLocation();
  const { location } = useNavigation();
  const request = location?.pathname === here.pathname && location.search !== here.search;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!request) return setLate(false);
    return timers.after(FLICKER, () => setLate(true));
  }, [request, timers]);
  return request && late;
}
