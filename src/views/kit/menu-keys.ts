/** Arrow keys wrap around, Home and End jump to the ends, a letter jumps to the next entry that starts with it. */
export function entryFor(key: string, labels: readonly string[], current: number): number | undefined {
  const last = labels.length - 1;
  if (last < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return current >= last ? 0 : current + 1;
    case 'ArrowUp':
      return current <= 0 ? last : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return key.length === 1 ? byLetter(key.toLowerCase(), labels, current) : undefined;
  }
}

function byLetter(letter: string, labels: readonly string[], current: number): number | undefined {
  const order = labels.map((_, step) => (current + 1 + step) % labels.length);
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(letter));
}
