import { lazy, Suspense, useState } from 'react';
import type { Density } from '../../core/feed/density';
import type { FeedList } from '../../core/feed/feed-list';
import { Apart } from '../kit/apart';
import css from './feed-list.module.css';
import { PostCard } from './post-card';

/** As many as a page of the service has. They stay drawn; with them the list was rendered. */
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
  /** How many there is time to draw; left out where all are. */
  readonly most?: number | undefined;
  readonly inCommunity?: boolean | undefined;
}

/**
 * The posts of a list: its first page as it is, and of what follows as much as is near the window. Without the file that
 * tells what is near, all of it.
 */
export function PostList({ list, label, busy, density, most, inCommunity }: PostListProps) {
  const { posts, nextCursor } = list;
  const [plain, setPlain] = useState(false);
  const card = { density, inCommunity, of: nextCursor ? undefined : posts.length };
  return (
    <div className={css.list} role="feed" aria-label={label} aria-busy={busy}>
      {posts.slice(0, most ?? (plain ? posts.length : FIRST)).map((post, index) => (
        <Apart key={post.id}>
          <PostCard post={post} position={index + 1} {...card} />
        </Apart>
      ))}
      {most === undefined && (busy || posts.length > FIRST) && (
        <Apart onFailed={() => setPlain(true)}>
          <Suspense>
            <FurtherPosts all={posts} before={FIRST} {...card} />
          </Suspense>
        </Apart>
      )}
    </div>
  );
}
