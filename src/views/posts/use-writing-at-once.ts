import { useEffect, useRef } from 'react';

/** Whoever asks on a comment for a box writes at once; one that only is there again, as on coming back, leaves the keyboard alone. */
export function useWritingAtOnce() {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const comment = box.current?.closest('article');
    if (comment?.contains(document.activeElement)) box.current?.querySelector('textarea')?.focus();
  }, []);
  return box;
}
