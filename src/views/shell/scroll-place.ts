import type { ScrollPlace } from '../../core/shell/scroll-place';

const ANCHORS = 'main article[id], main [data-anchor][id]';
/** Elements under the header do not count as visible. */
const HEADER = 64;

export function readScrollPlace(): ScrollPlace {
  // Most pages are left at their top, where looking through the page for its first item would delay the next one.
  if (scrollY === 0) return { offset: 0, y: 0 };
  const found = [...document.querySelectorAll<HTMLElement>(ANCHORS)].find(
    (item) => item.getBoundingClientRect().bottom > HEADER,
  );
  return { anchor: found?.id, offset: found?.getBoundingClientRect().top ?? 0, y: scrollY };
}

/** False while the page is too short for the position or does not show its element yet. */
function goToPlace({ anchor, offset, y }: ScrollPlace): boolean {
  const item = anchor === undefined ? undefined : document.getElementById(anchor);
  const top = item ? scrollY + item.getBoundingClientRect().top - offset : y;
  scrollTo(0, top);
  return Math.abs(scrollY - top) < 1 && (Boolean(item) || anchor === undefined);
}

/** Number of frames in which elements above may still change their height. */
const SETTLING = 20;
/** Number of frames in which the end of the page may still load. */
const GROWING = 300;
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps the position while the page settles, unless the user interacts first. */
export function settleAt(place: ScrollPlace): () => void {
  let frame = 0;
  let left = SETTLING;
  let growing = GROWING;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of TAKEN_OVER) removeEventListener(event, stop);
  };
  const step = () => {
    if (goToPlace(place)) left -= 1;
    else growing -= 1;
    if (left > 0 && growing > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const event of TAKEN_OVER) addEventListener(event, stop, { passive: true });
  step();
  return stop;
}
