import { useEffect, useRef } from 'react';

/** Focuses a field that the user has just opened, but not one that is restored on return. */
export function useFocusOnOpen() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const comment = box.current?.closest('article');
    if (comment?.contains(document.activeElement)) box.current?.querySelector('textarea')?.focus();
  }, []);
  return box;
}
