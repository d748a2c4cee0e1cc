/** Nobody can tell who voted how among five; among four a colleague might. */
const FEWEST_VOTES = 5;

/** Shares move by as many votes at a time, so that no single one can be read off them. */
export const VOTES_TOGETHER = FEWEST_VOTES;

/** Results show only to those who voted themselves, and only once enough people have. */
export const mayBeShown = (totalVotes: number, myChoice: number | undefined): boolean =>
  myChoice !== undefined && totalVotes >= FEWEST_VOTES;

/** Whole percentages that add up to 100: what rounding down leaves over goes to the largest remainders. */
export function percentages(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const floors = exact.map(Math.floor);
  const left = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  const lucky = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return floors.map((floor, at) => floor + Number(lucky.has(at)));
}
