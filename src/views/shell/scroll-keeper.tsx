import { use, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type Location,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigationType,
} from 'react-router';
import { ScrollStore } from '../../stores/feed/scroll-store';
import { useStore } from '../use-store';
import { readScrollPlace, settleAt } from './scroll-place';

/** Going back restores the position by list item, not by pixel. */
export function ScrollKeeper() {
  const location = useLocation();
  const entry = entryOf(location);
  const { hash } = location;
  const type = useNavigationType();
  const store = useStore(ScrollStore);
  const keeps = use(UNSAFE_DataRouterStateContext)?.preventScrollReset === true;
  const arrived = useRef(entry);
  useLayoutEffect(() => {
    if (arrived.current === entry) return undefined;
    arrived.current = entry;
    const place = type === 'POP' ? store.placeOf(entry) : undefined;
    if (place) return settleAt(place);
    if (!keeps) goToStart(hash);
    return undefined;
  }, [entry, type, keeps, hash, store]);
  useKeeping(store, entry);
  return undefined;
}

/** Every page that the browser loads starts with the same key, so the address distinguishes them. */
const entryOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

function goToStart(hash: string): void {
  const named = hash === '' ? undefined : document.getElementById(hash.slice(1));
  if (named) named.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * Reads the position when the user leaves, while the page is still shown. A position read on scrolling would be wrong
 * when elements above change their height later without moving the page.
 */
function useKeeping(store: ScrollStore, here: string): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    let leavingFor: string | undefined;
    const keep = () => {
      if (leavingFor === undefined) store.keep(here, readScrollPlace());
    };
    return router?.subscribe(({ navigation, location }) => {
      const next = entryOf(navigation.location ?? location);
      if (next !== here) keep();
      leavingFor = next === here ? undefined : next;
    });
  }, [router, store, here]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      // On a reload the browser restores the position itself, before any script runs.
      history.scrollRestoration = 'auto';
      store.keep(here, readScrollPlace());
      store.save();
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [store, here]);
}
