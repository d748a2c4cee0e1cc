import { useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { ShellStore } from '../../stores/shell-store';
import { useResolve } from '../use-store';
import { headOf } from './head';
import type { OpenScreen } from './screen-module';
import { writeHead } from './write-head';

/** The first page's head was written with it; from then on each screen writes its own and takes the focus. */
export function PlaceKeeper() {
  const resolve = useResolve();
  const open = useRouteLoaderData<OpenScreen>('screen');
  const written = useRef(open);
  useEffect(() => {
    resolve(ShellStore).enter(open?.place.id);
    if (written.current === open || !open) return;
    const moved = written.current?.place.pathname !== open.place.pathname;
    written.current = open;
    writeHead(headOf(resolve, open, undefined), open.place.pathname);
    if (moved) document.getElementById('main')?.focus({ preventScroll: true });
  }, [open, resolve]);
  return undefined;
}
