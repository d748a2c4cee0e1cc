import type { ScrollPlace } from '../../core/shell/scroll-place';

const ANCHORS = 'main article[id], main [data-anchor][id]';
/** What lies under the header is not in sight. */
const HEADER = 64;

export function readScrollPlace(): ScrollPlace {
  const found = [...document.querySelectorAll<HTMLElement>(ANCHORS)]
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .find(({ box }) => box.bottom > HEADER);
  return { anchor: found?.item.id, offset: found?.box.top ?? 0, y: scrollY };
}

/** Goes back to a place, wherever the thing stands now. */
export function goToPlace({ anchor, offset, y }: ScrollPlace): void {
  const item = anchor === undefined ? undefined : document.getElementById(anchor);
  scrollTo(0, item ? scrollY + item.getBoundingClientRect().top - offset : y);
}
