import { useEffect } from 'react';

/** Space for the focus ring, and to show that the row continues. */
const ROOM = 24;

/**
 * Browsers scroll only completely hidden elements into view on focus; this also handles half-hidden ones in scrolling
 * rows.
 */
export function RowFocusScroller() {
  useEffect(() => {
    const reached = (stop: Element) => {
      const row = stop.closest('[data-scrolls], section[tabindex]');
      if (row && row !== stop && stop.matches(':focus-visible')) scrollStopIntoRow(row, stop);
    };
    const listen = ({ target }: FocusEvent) => reached(target as Element);
    // The key that loaded this part has already moved the focus.
    if (document.activeElement) reached(document.activeElement);
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);
  return undefined;
}

function scrollStopIntoRow(row: Element, stop: Element): void {
  const seen = row.getBoundingClientRect();
  const { left, right } = stop.getBoundingClientRect();
  if (right > seen.right) row.scrollLeft += right - seen.right + ROOM;
  else if (left < seen.left) row.scrollLeft -= seen.left - left + ROOM;
}
