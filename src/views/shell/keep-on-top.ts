const topmost = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);

/**
 * Shows an element over the page until the returned function is called. While a dialog is open, even one opened
 * later, the element is inside it, because nothing outside can be pressed.
 */
export function keepOnTop(element: HTMLElement, onMoved: () => void): () => void {
  const home = element.parentElement;
  const place = () => {
    const dialog = topmost();
    if (dialog) element.removeAttribute('popover');
    else element.setAttribute('popover', 'manual');
    // Returns to its original parent, where React listens for events; elsewhere its controls would not react.
    const top = dialog ?? home;
    if (element.parentElement !== top) {
      top?.append(element);
      onMoved();
    }
    // A restarting page has already emptied its document.
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
