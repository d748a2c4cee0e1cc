type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * A browser that goes back or loads a page again restores what was typed and ticked there, perhaps by the member before.
 * Fields get the values that the server rendered; drafts belong to their author. Input since the page began to load is
 * replayed (early-presses.ts); the field in which the user is typing stays as it is.
 */
export function resetRestoredFields(page: ParentNode = document): void {
  for (const field of page.querySelectorAll<Field>('input, textarea')) {
    if (field === document.activeElement) continue;
    if (field.value !== field.defaultValue) field.value = field.defaultValue;
    if ('defaultChecked' in field && field.checked !== field.defaultChecked)
      field.checked = field.defaultChecked;
  }
}
