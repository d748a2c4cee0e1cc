/** Compares the fields of two forms; a field that is missing equals an undefined one. */
export const hasSameValues = <Form extends object>(form: Form, other: Form): boolean =>
  (Object.keys({ ...form, ...other }) as (keyof Form)[]).every((field) => form[field] === other[field]);
