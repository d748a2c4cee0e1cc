import { lazy, Suspense, useState } from 'react';
import type { Density } from '../../core/feed/density';
import type { FeedList } from '../../core/feed/feed-list';
import { ErrorBoundary } from '../kit/error-boundary';
import css from './feed-list.module.css';
import { PostCard } from './post-card';

/** The service's page size. These posts are always rendered, because the server rendered them too. */
const FIRST = 10;

const FurtherPosts = lazy(() =>
  import(/* webpackChunkName: "further-posts" */ './further-posts').then((file) => ({
    default: file.FurtherPosts,
  })),
);

interface PostListProps {
  readonly list: FeedList;
  readonly label: string;
  readonly busy: boolean;
  readonly density: Density;
  /** Limits the number of rendered posts; all if undefined. */
  readonly most?: number | undefined;
  readonly inCommunity?: boolean | undefined;
}

/** Renders the first page, then only posts near the window; renders all if the chunk for that cannot be loaded. */
export function PostList({ list, label, busy, density, most: max, inCommunity }: PostListProps) {
  const { posts, nextCursor } = list;
  const [plain, setPlain] = useState(false);
  const card = { density, inCommunity, of: nextCursor ? undefined : posts.length };
  return (
    <div className={css.list} role="feed" aria-label={label} aria-busy={busy}>
      {posts.slice(0, max ?? (plain ? posts.length : FIRST)).map((post, index) => (
        <ErrorBoundary key={post.id}>
          <PostCard post={post} position={index + 1} {...card} />
        </ErrorBoundary>
      ))}
      {max === undefined && (busy || posts.length > FIRST) && (
        <ErrorBoundary onFailed={() => setPlain(true)}>
          <Suspense>
            <FurtherPosts all={posts} before={FIRST} {...card} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
