interface Known {
  readonly id: string;
}

/**
 * Puts a removed item back before the first following item that is still in the list. Items that were added or
 * removed meanwhile stay as they are.
 */
export function putBack<One extends Known>(
  now: readonly One[],
  before: readonly One[],
  id: string,
): readonly One[] {
  const place = (wanted: string) => now.findIndex((one) => one.id === wanted);
  const at = before.findIndex((one) => one.id === id);
  const gone = before[at];
  if (!gone || place(id) >= 0) return now;
  const next = before.slice(at + 1).find((one) => place(one.id) >= 0);
  const to = next ? place(next.id) : now.length;
  return [...now.slice(0, to), gone, ...now.slice(to)];
}
