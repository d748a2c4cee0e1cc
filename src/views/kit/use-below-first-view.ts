import { startTransition, use, useEffect, useState, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigationType } from 'react-router';

/**
 * Whether content below the first view is rendered. A new page shows its top first and the rest shortly after; a
 * server-rendered page, a page reached by going back, and an address with a hash are rendered completely.
 */
export function useBelowFirstView(): boolean {
  const rendered = useSyncExternalStore(never, no, yes);
  const back = useIsGoingBack();
  const { hash } = useLocation();
  const [all, setAll] = useState(rendered || back || hash !== '');
  useEffect(() => {
    if (all) return;
    // Let the browser paint the top before rendering the rest.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setAll(true)), A_MOMENT_MS));
  }, [all]);
  return all;
}

/** A list can be shown while the navigation to it is still in progress. */
function useIsGoingBack(): boolean {
  const last = useNavigationType();
  const next = use(UNSAFE_DataRouterContext)?.router.state.navigation.historyAction;
  return (next ?? last) === 'POP';
}

const A_MOMENT_MS = 50;

const never = () => () => {};
const no = () => false;
const yes = () => true;
