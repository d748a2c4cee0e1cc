/** While a field has the focus, a dialog that opens by itself would take the next keys. */
export const isInField = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
