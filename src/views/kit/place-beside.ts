const GAP = 6;
const SIDES = ['top', 'bottom', 'left', 'right'];

/**
 * Ties a popover to its button. Names differ per pair because browsers disagree on the unnamed anchor; where there
 * are no anchors the place is reckoned once, when it opens. On a phone the stylesheet lays it along the lower edge.
 */
export function placeBeside(popover: HTMLElement, button: HTMLElement, id: string): void {
  if (CSS.supports('position-area', 'bottom span-left')) {
    const anchor = `--${id.replace(/[^\w-]/g, '')}`;
    button.style.setProperty('anchor-name', anchor);
    popover.style.setProperty('position-anchor', anchor);
    return;
  }
  for (const side of SIDES) popover.style.removeProperty(side);
  if (window.innerWidth <= 768) return;
  const { top, left, right, bottom } = button.getBoundingClientRect();
  const below = bottom < window.innerHeight * 0.6;
  const onLeft = left < window.innerWidth / 2;
  popover.style.setProperty('top', below ? `${bottom + GAP}px` : 'auto');
  popover.style.setProperty('bottom', below ? 'auto' : `${window.innerHeight - top + GAP}px`);
  popover.style.setProperty('left', onLeft ? `${left}px` : 'auto');
  popover.style.setProperty('right', onLeft ? 'auto' : `${window.innerWidth - right}px`);
}
