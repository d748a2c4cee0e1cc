import { useEffect } from 'react';
import { SEEN_SHARE } from '../../core/feed/seen-posts';
import { SightingsStore } from '../../stores/sightings-store';
import { useStore } from '../use-store';

/** Posts are marked by this wherever they are drawn. */
const POSTS = 'article[data-item]';

/** Notes which posts come in sight, on whatever page. */
export function Sightings() {
  const store = useStore(SightingsStore);
  useEffect(() => {
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const id = target.getAttribute('data-item') ?? '';
          if (intersectionRatio >= SEEN_SHARE) store.appear(id);
          else store.vanish(id);
        }
      },
      { threshold: [0, SEEN_SHARE] },
    );
    const watched = new WeakSet<Element>();
    const look = () => {
      for (const post of document.querySelectorAll(POSTS)) {
        if (watched.has(post)) continue;
        watched.add(post);
        sight.observe(post);
      }
    };
    const page = new MutationObserver(look);
    const leave = () => void store.tell('none');
    look();
    page.observe(document.body, { childList: true, subtree: true });
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    const stop = store.begin();
    return () => {
      stop();
      sight.disconnect();
      page.disconnect();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [store]);
  return undefined;
}
