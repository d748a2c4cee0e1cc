import { useEffect } from 'react';

/**
 * Calls at first and whenever the page is shown again: tab messages do not reach pages that still load, sleep or are in
 * the back-forward cache, and some browsers lack them.
 */
export function useWhenShown(look: () => void): void {
  useEffect(() => {
    look();
    const shown = () => {
      if (!document.hidden) look();
    };
    for (const event of SHOWN) addEventListener(event, shown);
    return () => {
      for (const event of SHOWN) removeEventListener(event, shown);
    };
  }, [look]);
}

const SHOWN = ['pageshow', 'focus', 'visibilitychange'] as const;
