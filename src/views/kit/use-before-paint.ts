import { useLayoutEffect, useReducer } from 'react';

/** Changes a store before the first paint. Observers subscribe only afterwards, so this forces one rerender. */
export function useBeforePaint(change: () => void): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    change();
    drawAgain();
  }, [change]);
}
