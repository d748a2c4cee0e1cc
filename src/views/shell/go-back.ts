/** The router numbers the pages of a window; before the first there is none. */
const isFirst = (): boolean => {
  const state: { readonly idx?: number } | undefined = history.state ?? undefined;
  return !state?.idx;
};

/** What lies uppermost and may be closed by the person. */
const uppermost = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open]:not([closedby=none])')].at(-1);

/** One step back, as the device's own button goes: out of what lies over the page, else to the page before. */
export function goBack(back: () => void, leave: () => void): void {
  const dialog = uppermost();
  if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  else if (isFirst()) leave();
  else back();
}
