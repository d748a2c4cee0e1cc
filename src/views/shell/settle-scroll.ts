import type { ScrollPlace } from '../../core/shell/scroll-place';
import { goToPlace } from './scroll-place';

/** For this many frames the things above may still come, and find their height. */
const FRAMES = 20;
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Stays at a place while the page around it settles, however late its font and pictures come, until the reader moves. */
export function settleScroll(place: ScrollPlace, href: string): void {
  let frame = 0;
  let left = FRAMES;
  let y = scrollY;
  const settle = () => {
    if (location.href !== href) return stop();
    goToPlace(place);
    y = scrollY;
  };
  const step = () => {
    settle();
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(step);
  };
  // A drag of the scrollbar says nothing else.
  const scrolled = () => {
    if (left === 0 && scrollY !== y && isElsewhere(place)) stop();
  };
  const sizes = new ResizeObserver(settle);
  const stop = () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    removeEventListener('scroll', scrolled);
    for (const event of TAKEN_OVER) removeEventListener(event, stop);
  };
  addEventListener('scroll', scrolled, { passive: true });
  for (const event of TAKEN_OVER) addEventListener(event, stop, { passive: true });
  for (const part of document.querySelectorAll('main, main > *')) sizes.observe(part);
  step();
}

function isElsewhere({ anchor, offset }: ScrollPlace): boolean {
  const item = anchor === undefined ? undefined : document.getElementById(anchor);
  return !item || Math.abs(item.getBoundingClientRect().top - offset) > 1;
}
