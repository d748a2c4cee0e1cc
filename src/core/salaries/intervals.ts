export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two-sided 90 % of a normal distribution, in standard deviations. */
const NINE_OF_TEN = 1.645;
const NINETEEN_OF_TWENTY = 0.95;

/** Wilson’s 90 % interval of a share seen in a sample. It also holds for few people and near 0 and 1. */
export function shareInterval(share: number, people: number): Interval {
  const squared = NINE_OF_TEN ** 2;
  const middle = (share + squared / (2 * people)) / (1 + squared / people);
  const off =
    (NINE_OF_TEN / (1 + squared / people)) *
    Math.sqrt((share * (1 - share)) / people + squared / (4 * people * people));
  return { low: Math.max(0, middle - off), high: Math.min(1, middle + off) };
}

/**
 * The 95 % interval of the population median, from exact binomial chances of the ordered amounts. Two neighbours are
 * interpolated (Hettmansperger and Sheather 1986), as no single pair reaches 95 %. Five people reach 93.75 % at most.
 */
export function medianInterval(amounts: readonly number[]): Interval {
  const sorted = Float64Array.from(amounts).sort();
  const people = sorted.length;
  const { pair, share } = coveringPair(people);
  const between = (from: number, to: number) => {
    const [outer = 0, inner = 0] = [sorted[from], sorted[to]];
    return outer + (inner - outer) * share;
  };
  return { low: between(pair, pair + 1), high: between(people - 1 - pair, people - 2 - pair) };
}

/** The innermost pair of ordered amounts that still covers 95 %, and how far to move to the next pair. */
function coveringPair(people: number): { readonly pair: number; readonly share: number } {
  let logChance = -people * Math.LN2;
  let covered = 1 - 2 * Math.exp(logChance);
  for (let pair = 0; pair < people / 2 - 1; pair++) {
    logChance += Math.log((people - pair) / (pair + 1));
    const next = covered - 2 * Math.exp(logChance);
    if (next < NINETEEN_OF_TWENTY) {
      const excess = Math.max(0, (covered - NINETEEN_OF_TWENTY) / (covered - next));
      const rank = pair + 1;
      return { pair, share: ((people - rank) * excess) / (rank + (people - 2 * rank) * excess) };
    }
    covered = next;
  }
  return { pair: 0, share: 0 };
}
