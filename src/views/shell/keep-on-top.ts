/** The dialog that lies over all others, if there is one. */
const topmost = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);

/**
 * Shows an element over the page, until the returned function is called. While a dialog is open, also one that opens
 * later, it stands inside of it: outside nothing can be pressed.
 */
export function keepOnTop(element: HTMLElement, onMoved: () => void): () => void {
  const home = element.parentElement;
  const place = () => {
    const dialog = topmost();
    if (dialog) element.removeAttribute('popover');
    else element.setAttribute('popover', 'manual');
    // Its own place is inside what listens to presses; outside of it nothing on it could be pressed.
    const top = dialog ?? home;
    if (element.parentElement !== top) {
      top?.append(element);
      onMoved();
    }
    // A page that restarts has emptied its document already.
    if (!dialog && element.isConnected && !element.matches(':popover-open')) element.showPopover?.();
  };
  place();
  const watch = new MutationObserver(place);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['open'], subtree: true });
  return () => {
    watch.disconnect();
    if (element.isConnected && element.matches(':popover-open')) element.hidePopover?.();
    home?.append(element);
  };
}
