import { useEffect } from 'react';

/** Room for the ring, and for seeing that the row goes on. */
const ROOM = 24;

/** Browsers bring what is wholly out of sight to the keyboard; in a row that scrolls, what is half out comes too. */
export function RowKeeper() {
  useEffect(() => {
    const reached = ({ target }: FocusEvent) => {
      const stop = target as Element;
      const row = stop.closest('[data-scrolls], section[tabindex]');
      if (row && row !== stop && stop.matches(':focus-visible')) bringIn(row, stop);
    };
    document.addEventListener('focusin', reached);
    return () => document.removeEventListener('focusin', reached);
  }, []);
  return undefined;
}

function bringIn(row: Element, stop: Element): void {
  const seen = row.getBoundingClientRect();
  const { left, right } = stop.getBoundingClientRect();
  if (right > seen.right) row.scrollLeft += right - seen.right + ROOM;
  else if (left < seen.left) row.scrollLeft -= seen.left - left + ROOM;
}
