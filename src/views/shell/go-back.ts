/** The router numbers the history entries, starting at 0. */
export const historyIndex = (): number => {
  const state: { readonly idx?: number } | undefined = history.state ?? undefined;
  return state?.idx ?? 0;
};

/** Asks the topmost dialog to close, as Esc does. */
export function closeTopmostDialog(): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]:not([closedby=none])')].at(-1);
  return dialog !== undefined && !dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** One step back, like the device's back button: closes the topmost dialog, else goes to the previous page. */
export function goBack(back: () => void, leave: () => void): void {
  if (closeTopmostDialog()) return;
  if (historyIndex() === 0) leave();
  else back();
}
