import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Whether what lies below the first view is drawn as well. A page somebody comes to shows its top at once and the rest
 * a moment later; one that was rendered, that one goes back to, or of which the address names a part, is there whole.
 */
export function useRest(): boolean {
  const rendered = useSyncExternalStore(never, no, yes);
  const back = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const [all, setAll] = useState(rendered || back || hash !== '');
  useEffect(() => {
    if (all) return;
    // The top is on its way to the screen; what draws the rest must not stand before it.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setAll(true)), A_MOMENT_MS));
  }, [all]);
  return all;
}

const A_MOMENT_MS = 50;

const never = () => () => {};
const no = () => false;
const yes = () => true;
