/** What can lie over the page; each is loaded when it is first opened. */
export function Overlays() {
  return undefined;
}
