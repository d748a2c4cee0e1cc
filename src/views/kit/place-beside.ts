const PLACED = ['top', 'bottom', 'left', 'right', 'max-height'];
const EDGE = 12;
/** As wide as the stylesheet lets a menu be. */
const MAX_WIDTH = 320;
const ENTRY_HEIGHT = 44;
const PADDING = 8;

/**
 * Puts a popover beside its button, once, when it opens: when the page shifts under an open menu, the entry under the
 * pointer must not move. On a phone the stylesheet puts it along the lower edge.
 */
export function placeBeside(popover: HTMLElement, button: HTMLElement): void {
  const { style } = popover;
  for (const property of PLACED) style.removeProperty(property);
  const { innerWidth, innerHeight } = window;
  if (innerWidth <= 768) return;
  const { top, left, right, bottom } = button.getBoundingClientRect();
  const [above, below] = [top - EDGE, innerHeight - bottom - EDGE];
  // The menu has no size before it is shown.
  const height = popover.childElementCount * ENTRY_HEIGHT + PADDING;
  const opensDown = below >= Math.min(above, height);
  style.setProperty(opensDown ? 'top' : 'bottom', `${opensDown ? bottom : innerHeight - top}px`);
  style.setProperty('max-height', `${Math.min(opensDown ? below : above, 560)}px`);
  const growsLeft = right >= MAX_WIDTH + EDGE;
  style.setProperty(growsLeft ? 'right' : 'left', `${growsLeft ? innerWidth - right : left}px`);
}
