import { useLayoutEffect, useRef } from 'react';
import { goOnInPlace } from '../kit/go-on-in-place';

/** Closes what was opened. The entry of a draft goes when that is empty: the keyboard goes on at what is in its place. */
export function useWayBack(open: boolean, close: () => void): () => void {
  const opener = useRef<Element>(undefined);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement ?? undefined;
  }, [open]);
  return () => void goOnInPlace(async () => close(), opener.current);
}
