import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { SEEN_SHARE } from '../../core/feed/seen-posts';
import { pageNameOf } from '../../core/shell/page-name';
import { SightingsStore } from '../../stores/feed/sightings-store';
import type { OpenScreen } from '../shared/screen-module';
import { useInView } from '../shared/use-in-view';
import { useStore } from '../use-store';

/** The marker of posts in every view. */
const POSTS = { selector: 'article[data-item]', attribute: 'data-item', share: SEEN_SHARE };

export function Sightings() {
  const store = useStore(SightingsStore);
  const open = useRouteLoaderData<OpenScreen>('screen');
  useInView(POSTS, store);
  useEffect(() => {
    if (open) store.enter(pageNameOf(open.place.id));
  }, [store, open]);
  useEffect(() => {
    addEventListener('pagehide', store.sendViews);
    document.addEventListener('visibilitychange', store.sendViews);
    const stop = store.begin();
    return () => {
      stop();
      removeEventListener('pagehide', store.sendViews);
      document.removeEventListener('visibilitychange', store.sendViews);
    };
  }, [store]);
  return undefined;
}
