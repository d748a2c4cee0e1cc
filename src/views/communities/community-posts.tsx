import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { type CommunityPlace, communityPlacePath } from '../../core/communities/community-place';
import { communityText } from '../../core/communities/text';
import type { FeedList } from '../../core/feed/feed-list';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import { POST_SORTS } from '../../core/shared/post-sort';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import { CommunityStore } from '../../stores/communities/community-store';
import { PostList } from '../feed/post-list';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Chip } from '../kit/chip';
import { EmptyState } from '../kit/empty-state';
import { Skeleton } from '../kit/skeleton';
import { Tabs } from '../kit/tabs';
import { useBelowFirstView } from '../kit/use-below-first-view';
import { useStore } from '../use-store';
import css from './community-posts.module.css';

/** Posts visible in a tall window before the user scrolls. */
const FIRST_VIEW = 2;

const textFor = ({ part }: CommunityPlace) => ({
  ...communityText.page,
  ...(part === 'questions' && communityText.page.asked),
});

interface CommunityPostsProps {
  /** On a page that has a row of tabs already. */
  readonly belowTabs?: boolean;
}

export const CommunityPosts = observer(function CommunityPosts({ belowTabs = false }: CommunityPostsProps) {
  const { place, posts } = useStore(CommunityStore);
  if (!place) return undefined;
  const list = loaded(posts);
  return (
    <>
      {belowTabs ? <SortChips place={place} /> : <SortTabs place={place} />}
      {list ? <Posts key={communityPlacePath(place)} list={list} place={place} /> : <NoPosts place={place} />}
    </>
  );
});

interface SortProps {
  readonly place: CommunityPlace;
}

const sortsOf = (place: CommunityPlace) =>
  POST_SORTS.map((sort) => ({
    id: sort,
    label: textFor(place).sorts[sort],
    href: communityPlacePath({ ...place, after: undefined, sort }),
    current: sort === place.sort,
  }));

const SortTabs = ({ place }: SortProps) => (
  <Tabs className={css.tabs} label={textFor(place).sortLabel} items={sortsOf(place)} />
);

const SortChips = ({ place }: SortProps) => (
  <nav className={css.chips} aria-label={textFor(place).sortLabel}>
    {sortsOf(place).map(({ id, label, href, current }) => (
      <Chip key={id} href={href} on={current}>
        {label}
      </Chip>
    ))}
  </nav>
);

/** The loading and error states. */
const NoPosts = observer(function NoPosts({ place }: { readonly place: CommunityPlace }) {
  const store = useStore(CommunityStore);
  const text = textFor(place);
  if (store.posts.state !== 'FAILURE') return <Skeleton shape="post" lines={2} />;
  return (
    <Card role="alert">
      <EmptyState
        title={text.failed}
        text={retryAfterMessageOr(store.posts.failure, '')}
        action={
          <Button icon="rotate-ccw" onClick={() => void store.retry()}>
            {text.retry}
          </Button>
        }
      />
    </Card>
  );
});

interface PostsProps {
  readonly list: FeedList;
  readonly place: CommunityPlace;
}

const Posts = observer(function Posts({ list, place }: PostsProps) {
  const { more, posts } = useStore(CommunityStore);
  const text = textFor(place);
  const rest = useBelowFirstView();
  if (list.posts.length === 0) {
    return (
      <Card>
        <EmptyState {...text.empty} />
      </Card>
    );
  }
  const busy = posts.state === 'LOADING' || more === 'LOADING';
  return (
    <>
      <PostList
        list={list}
        label={text.posts}
        busy={busy}
        density="comfortable"
        most={rest ? undefined : FIRST_VIEW}
        inCommunity
      />
      {rest && <End list={list} place={place} />}
    </>
  );
});

/** The infinite scroll trigger. Without JavaScript it is a link. */
const End = observer(function End({ list, place }: PostsProps) {
  const store = useStore(CommunityStore);
  const text = textFor(place);
  const failure = store.more instanceof Failure ? store.more : undefined;
  const start = { ...place, after: undefined };
  if (!list.nextCursor) {
    return (
      <p className={css.more}>
        {text.end}
        {place.after && <Anchor href={communityPlacePath(start)}>{text.toStart}</Anchor>}
      </p>
    );
  }
  const load = (event: MouseEvent) => {
    event.preventDefault();
    void store.loadMore();
  };
  return (
    <>
      {store.more === 'LOADING' && <Skeleton shape="post" lines={2} />}
      <div className={css.more}>
        {failure && <p role="alert">{retryAfterMessageOr(failure, text.moreFailed)}</p>}
        <Button href={communityPlacePath({ ...place, after: list.nextCursor })} onClick={load}>
          {failure ? text.retry : text.more}
        </Button>
      </div>
    </>
  );
});
