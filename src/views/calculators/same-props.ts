type Props = Readonly<Record<string, unknown>>;

/**
 * Compares props for memo, ignoring callbacks: they are recreated on every input but do the same, so a keystroke
 * re-renders only the field it was typed into.
 */
export function alike(before: object, after: object): boolean {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => {
      const [was, is] = [(before as Props)[name], (after as Props)[name]];
      return (
        (Object.is(was, is) && name in before) || (typeof was === 'function' && typeof is === 'function')
      );
    })
  );
}
