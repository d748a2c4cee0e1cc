type Props = Readonly<Record<string, unknown>>;

/**
 * Compares props for memo, ignoring callbacks: they are recreated on every input but do the same, so a keystroke
 * re-renders only the field it was typed into.
 */
export const alike = (before: object, after: object): boolean =>
  Object.keys({ ...before, ...after }).every((name) => {
    const [was, is] = [(before as Props)[name], (after as Props)[name]];
    return Object.is(was, is) || (typeof was === 'function' && typeof is === 'function');
  });
