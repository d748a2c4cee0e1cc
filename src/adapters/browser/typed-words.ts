/** Where people type words. A form with an address asks for a page: what was typed there stands in the next address. */
const TYPED = ':not(form[action] *, [type=radio], [type=checkbox], [type=range], select)';

/** Listens from now on, and tells whether words somebody typed still stand in a field, whichever form it is in. */
export function typedWords(): () => boolean {
  const fields = new Set<HTMLInputElement>();
  addEventListener('input', ({ target }) => fields.add(target as HTMLInputElement));
  return () => [...fields].some((field) => field.isConnected && field.matches(TYPED) && field.value.trim());
}
