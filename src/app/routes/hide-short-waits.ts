import type { DataRouter } from 'react-router';

/** Users do not notice waits below this many milliseconds. */
const SHORT = 80;

/**
 * Reports a navigation only once it lasts: with all data loaded, rendering the old page again would be wasted work.
 */
export function hideShortWaits(router: Pick<DataRouter, 'subscribe'>): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe((state, change) => {
      clearTimeout(late);
      if (state.navigation.state === 'idle') listener(state, change);
      else late = setTimeout(() => listener(state, change), SHORT);
    });
    return () => {
      clearTimeout(late);
      stop();
    };
  };
}
