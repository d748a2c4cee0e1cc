import type { ScrollPlace } from '../../core/shell/scroll-place';

const ANCHORS = 'main article[id], main [data-anchor][id]';
/** Elements under the header do not count as visible. */
const HEADER = 64;

export function readScrollPlace(): ScrollPlace {
  const found = [...document.querySelectorAll<HTMLElement>(ANCHORS)]
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .find(({ box }) => box.bottom > HEADER);
  return { anchor: found?.item.id, offset: found?.box.top ?? 0, y: scrollY };
}

function goToPlace({ anchor, offset, y }: ScrollPlace): void {
  const item = anchor === undefined ? undefined : document.getElementById(anchor);
  scrollTo(0, item ? scrollY + item.getBoundingClientRect().top - offset : y);
}

/** Number of frames in which elements above may still change their height. */
const SETTLING = 20;
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps the position while the page settles, unless the user interacts first. */
export function settleAt(place: ScrollPlace): () => void {
  let frame = 0;
  let left = SETTLING;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of TAKEN_OVER) removeEventListener(event, stop);
  };
  const step = () => {
    goToPlace(place);
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const event of TAKEN_OVER) addEventListener(event, stop, { passive: true });
  step();
  return stop;
}
