import { useRef } from 'react';

/** Takes the keyboard on inside a box when what it stood on is gone: to the one at this place, or to the last. */
export function useNextFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const goTo = (selector: string, at: number) => {
    requestAnimationFrame(() => {
      const all = box.current?.querySelectorAll<HTMLElement>(selector) ?? [];
      all[Math.min(at, all.length - 1)]?.focus();
    });
  };
  return { box, goTo };
}
