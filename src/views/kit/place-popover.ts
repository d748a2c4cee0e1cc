const PLACED = ['top', 'bottom', 'left', 'right', 'max-height'];
const EDGE = 12;
const MAX_WIDTH = 320;
const ENTRY_HEIGHT = 44;
const PADDING = 8;

/**
 * Positions a popover next to its button, only when it opens: if the page shifts under an open menu, the entry under
 * the pointer must not move. On phones the stylesheet places it at the bottom edge.
 */
export function placePopover(popover: HTMLElement, button: HTMLElement): void {
  const { style } = popover;
  for (const property of PLACED) style.removeProperty(property);
  const { innerWidth, innerHeight } = window;
  if (innerWidth <= 768) return;
  const { top, left, right, bottom } = button.getBoundingClientRect();
  const [above, below] = [top - EDGE, innerHeight - bottom - EDGE];
  // The menu has no size before it is shown, so its height is estimated.
  const height = popover.childElementCount * ENTRY_HEIGHT + PADDING;
  const opensDown = below >= Math.min(above, height);
  style.setProperty(opensDown ? 'top' : 'bottom', `${opensDown ? bottom : innerHeight - top}px`);
  style.setProperty('max-height', `${Math.min(opensDown ? below : above, 560)}px`);
  const growsLeft = right >= MAX_WIDTH + EDGE;
  style.setProperty(growsLeft ? 'right' : 'left', `${growsLeft ? innerWidth - right : left}px`);
}
