import { useEffect } from 'react';
import { SEEN_SHARE } from '../../core/feed/seen-posts';
import { SightingsStore } from '../../stores/sightings-store';
import { useSight } from '../kit/use-sight';
import { useStore } from '../use-store';

/** Posts are marked by this wherever they are drawn. */
const POSTS = { selector: 'article[data-item]', attribute: 'data-item', share: SEEN_SHARE };

/** Notes which posts come in sight, on whatever page. */
export function Sightings() {
  const store = useStore(SightingsStore);
  useSight(POSTS, store);
  useEffect(() => {
    const leave = () => void store.tell('none');
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    const stop = store.begin();
    return () => {
      stop();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [store]);
  return undefined;
}
