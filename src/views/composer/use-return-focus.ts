import { useLayoutEffect, useRef } from 'react';
import { continueInPlace } from '../kit/continue-in-place';

/** Returns the focus to the opener on close; if a deleted draft removed it, to the element in its place. */
export function useReturnFocus(open: boolean, close: () => void): () => void {
  const opener = useRef<Element>(undefined);
  // A layout effect, to run before the dialog takes the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement ?? undefined;
  }, [open]);
  return () => void continueInPlace(async () => close(), opener.current);
}
