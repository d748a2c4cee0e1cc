import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Density } from '../../core/feed/density';
import { partsOf } from '../../core/feed/feed-window';
import type { Post } from '../../core/posts/post';
import { ErrorBoundary } from '../kit/error-boundary';
import css from './further-posts.module.css';
import { PostCard } from './post-card';
import { type Heights, useHeights } from './use-heights';
import { useItemInFocus } from './use-item-in-focus';
import { useRenderedRows } from './use-rendered-rows';

interface FurtherPostsProps {
  readonly all: readonly Post[];
  readonly before: number;
  readonly of: number | undefined;
  readonly density: Density;
  readonly inCommunity?: boolean | undefined;
}

/** The posts after the first page: renders those near the window, and the one the user is working in. */
export function FurtherPosts({ all, before, of: input, density, inCommunity }: FurtherPostsProps) {
  const posts = all.slice(before);
  const heights = useHeights(density);
  const high = posts.map(heights.of);
  const box = useRef<HTMLDivElement>(null);
  const stretch = useRenderedRows(box, high);
  const inFocus = useItemInFocus(box);
  const saved = inFocus === undefined ? undefined : posts.findIndex(({ id }) => id === inFocus);
  return (
    <div ref={box} className={css.further} data-density={density}>
      {partsOf(high, stretch, saved).map((part) => {
        if (part.kind === 'gap') return <Gap key={`gap ${part.at}`} height={part.height} />;
        const post = posts[part.at];
        return (
          post && (
            <Row key={post.id} post={post} heights={heights}>
              <PostCard
                post={post}
                density={density}
                position={before + part.at + 1}
                of={input}
                inCommunity={inCommunity}
              />
            </Row>
          )
        );
      })}
    </div>
  );
}

function Gap({ height }: { readonly height: number }) {
  const gap = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => gap.current?.style.setProperty('height', `${height}px`), [height]);
  return <div ref={gap} />;
}

interface RowProps {
  readonly post: Post;
  readonly heights: Heights;
  readonly children: ReactNode;
}

function Row({ post, heights, children }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => (row.current ? heights.watch(row.current, post) : undefined), [heights, post]);
  return (
    <div ref={row} className={css.row}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </div>
  );
}
