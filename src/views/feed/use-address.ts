import { useEffect, useState } from 'react';
import type { Post } from '../../core/posts/post';
import { pathTo } from '../../core/shell/screens';
import { ShellExtras } from '../../core/shell/shell-extras';
import { FiguresStore } from '../../stores/feed/figures-store';
import { useResolve } from '../use-store';

/** The share URL from the service; until it is loaded, the path derived from the post id. */
export function useAddress({ id, title }: Post): { readonly path: string; readonly title: string } {
  const resolve = useResolve();
  const [contribution, setReported] = useState<{ readonly path: string; readonly title: string }>();
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      await resolve(ShellExtras).load();
      const address = await resolve(FiguresStore).addressOf(id);
      if (wanted) setReported(address);
    };
    // On failure the derived path works as well.
    ask().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [resolve, id]);
  return contribution ?? { path: pathTo('post', { postId: id }), title };
}
