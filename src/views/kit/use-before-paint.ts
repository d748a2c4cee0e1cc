import { useLayoutEffect, useReducer } from 'react';

/**
 * Changes a store before anything is painted. What watches the store begins to listen only afterwards, so it is drawn
 * once more by hand.
 */
export function useBeforePaint(change: () => void): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    change();
    drawAgain();
  }, [change]);
}
