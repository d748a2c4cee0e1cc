import type { DataRouter } from 'react-router';

/** Nobody notices less. */
const SHORT = 80;

/** Tells of a wait only once it lasts: where all is at hand, the old page would be drawn anew just to be left. */
export function overlookShortWaits(router: Pick<DataRouter, 'subscribe'>): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (tell) => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe((state, change) => {
      clearTimeout(late);
      if (state.navigation.state === 'idle') tell(state, change);
      else late = setTimeout(() => tell(state, change), SHORT);
    });
    return () => {
      clearTimeout(late);
      stop();
    };
  };
}
