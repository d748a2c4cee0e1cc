import { useRef } from 'react';

/** Keeps the focus in the box when the focused element is removed: at the same index, or the last one. */
export function useNextFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const goTo = (selector: string, index: number) => {
    requestAnimationFrame(() => {
      const all = box.current?.querySelectorAll<HTMLElement>(selector) ?? [];
      all[Math.min(index, all.length - 1)]?.focus();
    });
  };
  return { box, goTo };
}
