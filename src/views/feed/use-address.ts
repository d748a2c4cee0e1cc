import { useEffect, useState } from 'react';
import type { Post } from '../../core/posts/post';
import { pathTo } from '../../core/shell/screens';
import { ShellExtras } from '../../core/shell/shell-extras';
import { FiguresStore } from '../../stores/feed/figures-store';
import { useResolve } from '../use-store';

/** The address a post is passed on by: the service's own word, and what follows from its id until that is here. */
export function useAddress({ id, title }: Post): { readonly path: string; readonly title: string } {
  const resolve = useResolve();
  const [told, setTold] = useState<{ readonly path: string; readonly title: string }>();
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      await resolve(ShellExtras).load();
      const address = await resolve(FiguresStore).addressOf(id);
      if (wanted) setTold(address);
    };
    // The address that is known already leads there too.
    ask().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [resolve, id]);
  return told ?? { path: pathTo('post', { postId: id }), title };
}
