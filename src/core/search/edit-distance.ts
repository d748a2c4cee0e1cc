/** Allowed typos: none below four letters, one below six, two from six. */
export const typosAllowedIn = (text: string): number => (text.length < 4 ? 0 : text.length < 6 ? 1 : 2);

/** Letters to change, insert, delete or swap with their neighbour. */
export function editDistance(item: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= item.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = item[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && item[i - 1] === other[j - 2] && item[i - 2] === other[j - 1];
      const changed = (row[j - 1] ?? 0) + Number(!isSame);
      const shifted = Math.min(row[j] ?? 0, next[j - 1] ?? 0) + 1;
      next.push(Math.min(changed, shifted, isSwap ? (before[j - 2] ?? 0) + 1 : shifted));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
