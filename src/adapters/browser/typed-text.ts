/** Text fields. Forms with an action navigate with their input in the next address, so it is not lost. */
const TYPED = ':not(form[action] *, [type=radio], [type=checkbox], [type=range], select)';

/** Listens from now on; returns whether any field of any form still contains typed text. */
export function typedText(): () => boolean {
  const fields = new Set<HTMLInputElement>();
  addEventListener('input', ({ target }) => fields.add(target as HTMLInputElement));
  return () => [...fields].some((field) => field.isConnected && field.matches(TYPED) && field.value.trim());
}
