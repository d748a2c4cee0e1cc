interface Named {
  readonly name: string;
}

const MAX_SHOWN = 8;

/** The items that contain every typed word; items that begin with the typed text come first. */
export function matchingNames<Item extends Named>(
  items: readonly Item[],
  text: string,
  max = MAX_SHOWN,
): readonly Item[] {
  const typed = text.trim().toLowerCase();
  const words = typed.split(/\s+/);
  const found = items.filter(({ name }) => {
    const own = name.toLowerCase().split(/[\s/()&,-]+/);
    return words.every((word) => own.some((part) => part.startsWith(word)));
  });
  const begins = ({ name }: Named) => name.toLowerCase().startsWith(typed);
  return [...found.filter(begins), ...found.filter((item) => !begins(item))].slice(0, max);
}
