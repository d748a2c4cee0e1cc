const GAP = 6;

/**
 * Ties a popover to its button. Names differ per pair because browsers disagree on the unnamed anchor; where there
 * are no anchors the place is reckoned once, when it opens.
 */
export function placeBeside(popover: HTMLElement, button: HTMLElement, id: string): void {
  if (CSS.supports('position-area', 'bottom span-left')) {
    const anchor = `--${id.replace(/[^\w-]/g, '')}`;
    button.style.setProperty('anchor-name', anchor);
    popover.style.setProperty('position-anchor', anchor);
    return;
  }
  const { top, left, right, bottom } = button.getBoundingClientRect();
  const below = bottom < window.innerHeight * 0.6;
  const onLeft = left < window.innerWidth / 2;
  popover.style.setProperty('top', below ? `${bottom + GAP}px` : 'auto');
  popover.style.setProperty('bottom', below ? 'auto' : `${window.innerHeight - top + GAP}px`);
  popover.style.setProperty('left', onLeft ? `${left}px` : 'auto');
  popover.style.setProperty('right', onLeft ? 'auto' : `${window.innerWidth - right}px`);
}
