/** Whole percentages that add up to 100: the largest remainders are rounded up, the first of equal ones. */
export function wholeShares(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const remainders = counts.map((count, index) => ({ index, rest: (100 * count) % total }));
  const missing = remainders.reduce((sum, { rest }) => sum + rest, 0) / total;
  const raised = new Set(
    remainders
      .sort((a, b) => b.rest - a.rest)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return counts.map((count, index) => Math.floor((100 * count) / total) + Number(raised.has(index)));
}
