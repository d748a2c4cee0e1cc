const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=search], [type=file])';
/** It asks for a page: what was typed there stands in the next address. */
const ASKING = 'form[action] *';

/** Listens from now on, and tells whether words somebody typed still stand in a field, whichever form it is in. */
export function typedWords(): () => boolean {
  const fields = new Set<HTMLInputElement>();
  addEventListener('input', ({ target }) => {
    for (const field of fields) if (!field.isConnected) fields.delete(field);
    fields.add(target as HTMLInputElement);
  });
  return () =>
    [...fields].some(
      (field) =>
        field.isConnected && field.matches(TYPED) && !field.matches(ASKING) && field.value.trim() !== '',
    );
}
