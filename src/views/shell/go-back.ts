/** The router numbers the history entries, starting at 0. */
const isFirst = (): boolean => {
  const state: { readonly idx?: number } | undefined = history.state ?? undefined;
  return !state?.idx;
};

const uppermost = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open]:not([closedby=none])')].at(-1);

/** One step back, like the device's back button: closes the topmost dialog, else goes to the previous page. */
export function goBack(back: () => void, leave: () => void): void {
  const dialog = uppermost();
  if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  else if (isFirst()) leave();
  else back();
}
