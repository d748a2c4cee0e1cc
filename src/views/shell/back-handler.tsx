import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeTopmostDialog, historyIndex } from './go-back';

/**
 * The browser's Back closes the topmost dialog, and the page stays. Chrome on Android does so itself, without an event
 * of the history. From the first page of a tab, Back leaves the site, because no event precedes it.
 */
export function BackHandler() {
  const location = useLocation();
  const shown = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location is another entry of the history
  useEffect(() => {
    shown.current = historyIndex();
  }, [location]);
  useEffect(() => {
    let isReturning = false;
    const handle = (event: PopStateEvent) => {
      const steps = shown.current - historyIndex();
      const hasReturned = isReturning && steps === 0;
      const closes = !isReturning && steps === 1 && closeTopmostDialog();
      // The router must not see the step back, nor the one that undoes it.
      if (hasReturned || closes) event.stopImmediatePropagation();
      isReturning = closes;
      if (closes) history.forward();
    };
    // Before the listener of the router.
    addEventListener('popstate', handle, true);
    return () => removeEventListener('popstate', handle, true);
  }, []);
  return undefined;
}
