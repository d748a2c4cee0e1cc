type Props = Readonly<Record<string, unknown>>;

/**
 * Whether a field looks as it did. What it calls is made anew with every key and does the same, because the name
 * and the form behind it are the same; so a key draws again the one field it was typed into.
 */
export const alike = (before: object, after: object): boolean =>
  Object.keys({ ...before, ...after }).every((name) => {
    const [was, is] = [(before as Props)[name], (after as Props)[name]];
    return Object.is(was, is) || (typeof was === 'function' && typeof is === 'function');
  });
