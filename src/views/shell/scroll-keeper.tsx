import { type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type Location,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigationType,
} from 'react-router';
import type { ScrollPlace } from '../../core/shell/scroll-place';
import { ScrollStore } from '../../stores/scroll-store';
import { useStore } from '../use-store';
import { goToPlace, readScrollPlace } from './scroll-place';

/** Back leads to where one was: to the same thing in the list, not to the same pixel. */
export function ScrollKeeper() {
  const location = useLocation();
  const { hash } = location;
  const key = keyOf(location);
  const type = useNavigationType();
  const store = useStore(ScrollStore);
  const keeps = use(UNSAFE_DataRouterStateContext)?.preventScrollReset === true;
  const arrived = useRef(key);
  useLayoutEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    const place = type === 'POP' ? store.placeOf(key) : undefined;
    if (place) goBackTo(place);
    else if (!keeps) goToStart(hash);
  }, [key, type, keeps, hash, store]);
  useKeeping(store, arrived);
  return undefined;
}

/** The first page of each load has the same key. */
const keyOf = ({ key, pathname }: Location): string => key + pathname;

/** At once, and then for as long as the page still moves. */
function goBackTo(place: ScrollPlace): void {
  const { href } = window.location;
  goToPlace(place);
  import(/* webpackChunkName: "screens" */ './settle-scroll').then(
    ({ settleScroll }) => settleScroll(place, href),
    () => {},
  );
}

/** The part of the page the address names, or its top. */
function goToStart(hash: string): void {
  const named = hash === '' ? undefined : document.getElementById(hash.slice(1));
  if (named) named.scrollIntoView();
  else scrollTo(0, 0);
}

/** Keeps the place of the page that is left, also over a reload of the tab. */
function useKeeping(store: ScrollStore, here: RefObject<string>): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    let left: string | undefined;
    // What moves on the way to the next page is no longer where the reader was.
    const keep = () => {
      if (left === here.current) return;
      left = here.current;
      store.keep(left, readScrollPlace());
    };
    const stop = router?.subscribe(({ navigation, location }) => {
      if (keyOf(navigation.location ?? location) === here.current) left = undefined;
      else keep();
    });
    const leave = () => {
      keep();
      // A page that is loaded again is put in its place by the browser, before any script runs.
      history.scrollRestoration = 'auto';
      store.save();
    };
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', leave);
    return () => {
      stop?.();
      removeEventListener('pagehide', leave);
    };
  }, [store, here, router]);
}
