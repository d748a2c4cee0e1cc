import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Whether what lies below the first view is drawn as well. A page somebody comes to shows its top at once and the rest
 * a moment later; one that was rendered, or that one goes back to, is there whole.
 */
export function useRest(): boolean {
  const rendered = useSyncExternalStore(never, no, yes);
  const back = useNavigationType() === 'POP';
  const [all, setAll] = useState(rendered || back);
  useEffect(() => {
    if (all) return undefined;
    let frame = requestAnimationFrame(() => {
      // The top is on its way to the screen; with the next frame it is there.
      frame = requestAnimationFrame(() => startTransition(() => setAll(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [all]);
  return all;
}

const never = () => () => {};
const no = () => false;
const yes = () => true;
