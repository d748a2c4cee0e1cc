import { type RefObject, useEffect, useRef, useState } from 'react';

/** The pull distance that triggers a refresh, in pixels. */
const MIN_DISTANCE = 110;
const MAX_DISTANCE = 180;

export type Pull = 'none' | 'started' | 'enough';

/** Calls `release` after a pull down from the top of the page. `first` is where a touch before loading started. */
export function usePull(
  page: RefObject<HTMLElement | null>,
  first: number | undefined,
  release: () => Promise<void>,
) {
  const sign = useRef<HTMLParagraphElement>(null);
  const [pull, setPull] = useState<Pull>('none');
  const latest = useRef(release);
  latest.current = release;
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    let from = first;
    let pulled = 0;
    const show = (distance: number) => {
      pulled = distance;
      // A continuous value cannot be a class; the CSP allows styles set by script.
      sign.current?.style.setProperty('--pulled', `${Math.min(distance, MAX_DISTANCE) / 2.5}px`);
      setPull(distance <= 8 ? 'none' : distance < MIN_DISTANCE ? 'started' : 'enough');
    };
    const begin = (event: TouchEvent) => {
      from = pullsFrom(event);
    };
    const move = (event: TouchEvent) => {
      const position = event.touches[0]?.clientY;
      if (from === undefined || position === undefined) return;
      show(scrollY <= 0 ? Math.max(0, position - from) : 0);
    };
    const cancel = () => {
      from = undefined;
      show(0);
    };
    const end = () => {
      const isFar = pulled >= MIN_DISTANCE;
      cancel();
      if (isFar) void latest.current();
    };
    const abortController = new AbortController();
    const passive = { passive: true, signal: abortController.signal };
    element.addEventListener('touchstart', begin, passive);
    element.addEventListener('touchmove', move, passive);
    element.addEventListener('touchend', end, passive);
    element.addEventListener('touchcancel', cancel, passive);
    return () => {
      abortController.abort();
      delete document.documentElement.dataset.pull;
    };
  }, [page, first]);
  return { sign, pull };
}

/** The touch start if it can pull. Touch events of a menu bubble here through its post, so they are excluded. */
function pullsFrom({ target, touches }: TouchEvent): number | undefined {
  const over = (target as Element).closest('[popover], dialog');
  return !over && scrollY <= 0 && touches.length === 1 ? touches[0]?.clientY : undefined;
}
