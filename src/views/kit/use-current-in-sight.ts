import { useEffect, useRef } from 'react';

/** On a narrow screen the tab one is on would lie outside its row; one scrolls the row oneself from there. */
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
