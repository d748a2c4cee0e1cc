import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When its element disappears with the keyboard focus inside, the focus moves to `goal`, within `around`. */
export function useFocusOnUnmount<Element extends HTMLElement>(
  around: string,
  goal: string,
): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.closest(around)?.querySelector<HTMLElement>(goal)?.focus({ preventScroll: true });
    };
  }, [around, goal]);
  return place;
}
