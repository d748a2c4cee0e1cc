import { useCallback, useEffect, useState } from 'react';
import type { SavedPost } from '../../core/posts/saved-posts';
import { ShellExtras } from '../../core/shell/shell-extras';
import { SessionStore } from '../../stores/login/session-store';
import { SavedPostsStore } from '../../stores/posts/saved-posts-store';
import { useFailureReport } from '../shared/use-failure-report';
import { whenIdle } from '../shared/when-idle';
import { useResolve, useStore } from '../use-store';

/** The saved state may load this much later than the post. */
const A_WHILE = 3000;

interface Saving {
  readonly saved: boolean;
  readonly toggle: () => void;
}

/** Whether a post is saved, and a toggle. The store loads soon for a member, and for a visitor on the first press. */
export function useSaving(post: SavedPost): Saving {
  const resolve = useResolve();
  const { signedIn } = useStore(SessionStore);
  const report = useFailureReport();
  const [store, setStore] = useState<SavedPostsStore>();
  const load = useCallback(async () => {
    await resolve(ShellExtras).load();
    return resolve(SavedPostsStore);
  }, [resolve]);
  useEffect(() => {
    if (!signedIn) return undefined;
    let wanted = true;
    const look = async () => {
      const found = await load();
      found.open();
      if (wanted) setStore(found);
    };
    // If this fails, pressing the button loads it again.
    const stop = whenIdle(() => void look().catch(() => undefined), A_WHILE);
    return () => {
      wanted = false;
      stop();
    };
  }, [load, signedIn]);
  const toggle = () => void load().then((found) => found.toggle(post), report);
  return { saved: store?.has(post.id) ?? false, toggle };
}
