import { useEffect, useMemo } from 'react';
import type { Density } from '../../core/feed/density';
import type { Post } from '../../core/posts/post';

/** The height of a post's row: as last measured, or a typical estimate. */
export interface Heights {
  readonly of: (post: Post) => number;
  readonly watch: (row: Element, post: Post) => () => void;
}

const USUAL = { comfortable: 436, compact: 198 } as const satisfies Record<Density, number>;

/** Stored by post, so that a restored list has its previous height. */
const measured: Readonly<Record<Density, WeakMap<Post, number>>> = {
  comfortable: new WeakMap(),
  compact: new WeakMap(),
};

export function useHeights(density: Density): Heights {
  const meter = useMemo(() => rowMeter(density), [density]);
  useEffect(() => meter.stop, [meter]);
  return meter;
}

function rowMeter(density: Density): Heights & { readonly stop: () => void } {
  const known = measured[density];
  const posts = new WeakMap<Element, Post>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const post = posts.get(target);
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (post && height > 0) known.set(post, height);
    }
  });
  return {
    of: (post) => known.get(post) ?? USUAL[density],
    watch: (row, post) => {
      posts.set(row, post);
      observer.observe(row);
      return () => observer.unobserve(row);
    },
    stop: () => observer.disconnect(),
  };
}
