/** The events that React gets at its root; for others, such as `load`, it listens at the element itself. */
export const HEARD =
  /^(click|change|input|keydown|submit|focusin|focusout|mousedown|mouseover|mouseout|touchstart|animationend)$/;

/**
 * React listens at its root for some eighty events, twice each. A tap consists of a dozen, and for each of them React
 * searches for handlers, which takes a slow phone up to a millisecond. Here it listens for those that views handle.
 */
export function quietRoot(root: HTMLElement): HTMLElement {
  // Not enumerable: early presses find React by the first property of the element.
  return Object.defineProperty(root, 'addEventListener', {
    value: (name: string, ...rest: [EventListener, AddEventListenerOptions]) => {
      if (HEARD.test(name)) HTMLElement.prototype.addEventListener.call(root, name, ...rest);
    },
  });
}
