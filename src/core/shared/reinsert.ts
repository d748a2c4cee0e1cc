interface Known {
  readonly id: string;
}

/**
 * Puts a removed item back before the first following item that is still in the list. Items that were added or
 * removed meanwhile stay as they are.
 */
export function reinsert<Item extends Known>(
  now: readonly Item[],
  before: readonly Item[],
  id: string,
): readonly Item[] {
  const place = (wanted: string) => now.findIndex((item) => item.id === wanted);
  const index = before.findIndex((item) => item.id === id);
  const gone = before[index];
  if (!gone || place(id) >= 0) return now;
  const next = before.slice(index + 1).find((item) => place(item.id) >= 0);
  const to = next ? place(next.id) : now.length;
  return [...now.slice(0, to), gone, ...now.slice(to)];
}
