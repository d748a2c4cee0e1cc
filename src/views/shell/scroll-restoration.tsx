import { type RefObject, use, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigationType,
} from 'react-router';
import { ScrollStore } from '../../stores/feed/scroll-store';
import { afterPaint } from '../shared/after-paint';
import { useStore } from '../use-store';
import { readScrollPlace, settleAt } from './scroll-place';

/** Going back restores the position by list item, not by pixel. */
export function ScrollRestoration() {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const store = useStore(ScrollStore);
  const keeps = use(UNSAFE_DataRouterStateContext)?.preventScrollReset === true;
  const arrived = useRef(key);
  useLayoutEffect(() => {
    if (arrived.current === key) return undefined;
    arrived.current = key;
    const place = type === 'POP' ? store.placeOf(key) : undefined;
    if (place) return settleAt(place);
    if (!keeps) goToStart(hash);
    return undefined;
  }, [key, type, keeps, hash, store]);
  useSavedPosition(store, arrived, useIsNavigating(arrived));
  return undefined;
}

/** Whether navigation has started or the next page is not rendered yet; scroll events then do not count. */
function useIsNavigating(here: RefObject<string>): () => boolean {
  const router = use(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => {
    if (!router) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).key !== here.current;
  }, [router, here]);
}

function goToStart(hash: string): void {
  const named = hash === '' ? undefined : document.getElementById(hash.slice(1));
  if (named) named.scrollIntoView();
  else scrollTo(0, 0);
}

/** Events with which users leave a page. */
const LEAVING = ['click', 'popstate', 'pagehide'] as const;

function useSavedPosition(store: ScrollStore, here: RefObject<string>, onWay: () => boolean): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      // On a reload the browser restores the position itself, before any script runs.
      history.scrollRestoration = 'auto';
      store.save();
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [store]);
  useEffect(() => {
    let waiting = 0;
    const keep = () => {
      if (!onWay()) store.keep(here.current, readScrollPlace());
    };
    const savePositionSoon = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(keep);
    };
    // A press opens its page after the next paint, which has laid out the page for reading the position.
    const leave = ({ type }: Event) => void (type === 'click' ? afterPaint().then(keep) : keep());
    addEventListener('scroll', savePositionSoon, { passive: true });
    // Posts above may have grown since the last scrolling; these events come before the router starts.
    for (const event of LEAVING) addEventListener(event, leave, { capture: true });
    return () => {
      cancelAnimationFrame(waiting);
      removeEventListener('scroll', savePositionSoon);
      for (const event of LEAVING) removeEventListener(event, leave, { capture: true });
    };
  }, [store, here, onWay]);
}
