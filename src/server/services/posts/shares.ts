/** Among five voters no single vote can be inferred; among four a colleague might infer one. */
const MIN_VOTES = 5;

/** Shown percentages change in steps of this many votes, so that no single vote can be inferred. */
export const VOTES_TOGETHER = MIN_VOTES;

/** Results show only to voters, and only once there are enough votes. */
export const mayBeShown = (totalVotes: number, myChoice: number | undefined): boolean =>
  myChoice !== undefined && totalVotes >= MIN_VOTES;

/** Whole percentages that add up to 100 (largest remainder method). */
export function percentages(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const floors = exact.map(Math.floor);
  const left = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const byRemainder = exact
    .map((value, index) => ({ at: index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  const lucky = new Set(byRemainder.slice(0, left).map(({ at: position }) => position));
  return floors.map((floor, index) => floor + Number(lucky.has(index)));
}
