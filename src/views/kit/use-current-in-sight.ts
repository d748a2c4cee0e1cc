import { useEffect, useRef } from 'react';

/** Centres the current tab in its row on narrow screens once; the user can scroll the row from there. */
export function useCurrentInSight(current: string) {
  const tabs = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    const row = tab?.parentElement;
    if (!tab || !row || shown.current === current) return;
    shown.current = current;
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
  });
  return tabs;
}
