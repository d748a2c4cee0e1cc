import { useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useResolve } from '../use-store';
import { headOf } from './head';
import type { OpenScreen } from './screen-module';
import { writeHead } from './write-head';

/** Keeps the document's head as the open screen's. The first one was written with the page. */
export function HeadKeeper() {
  const resolve = useResolve();
  const open = useRouteLoaderData<OpenScreen>('screen');
  const written = useRef(open);
  useEffect(() => {
    if (written.current === open) return;
    written.current = open;
    writeHead(headOf(resolve, open, undefined), open?.place.pathname ?? location.pathname);
  }, [open, resolve]);
  return undefined;
}
