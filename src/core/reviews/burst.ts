import { averageOf, countStars, ratersOf, type StarCounts } from './rating';

/** The published numbers of the rule; the public log shows when they change. */
export const BURST_RULE = {
  windowDays: 7,
  /** A week with fewer reviews is never a burst. */
  minReviews: 10,
  /** Times the usual week. */
  factor: 3,
  /** Standard deviations above the usual week, for companies where a few reviews are usual. */
  deviations: 6,
  /** The usual week is that of the last eight weeks or of the last year, whichever has more reviews. */
  usualDays: [56, 364],
  /** A longer rise is how the company grows. */
  maxDays: 42,
  /** Bursts that ended earlier are not shown. */
  shownDays: 364,
} as const;

/** The days that the rule looks at. */
export const BURST_DAYS = BURST_RULE.shownDays + BURST_RULE.usualDays[1];

/** Unusually many reviews in a short time, and the rating without them. */
export interface ReviewBurst {
  /** Days, such as 2026-11-12. */
  readonly from: string;
  readonly to: string;
  readonly reviews: number;
  readonly without: { readonly average: number; readonly reviews: number };
}

/** The stars that were given on a day. */
export interface ReviewDay {
  readonly day: string;
  readonly stars: StarCounts;
}

const A_DAY = 86_400_000;
const dayOf = (number: number): string => new Date(number * A_DAY).toISOString().slice(0, 10);
const numberOf = (day: string): number => Date.parse(day) / A_DAY;

/** The newest burst until today. Undefined where it or the rest would have too few reviews. */
export function burstOf(
  days: readonly ReviewDay[],
  all: StarCounts,
  today: string,
): ReviewBurst | undefined {
  const first = numberOf(today) - BURST_DAYS + 1;
  const counts = new Array<number>(BURST_DAYS).fill(0);
  for (const { day, stars } of days) {
    const index = numberOf(day) - first;
    if (index in counts) counts[index] = ratersOf(stars);
  }
  for (const [start, end] of runsOf(loudDays(counts)).reverse()) {
    const [from, to] = [dayOf(first + start), dayOf(first + end)];
    const within = days.filter(({ day }) => day >= from && day <= to).map(({ stars }) => stars);
    const burst = all.map((_, star) => within.reduce((sum, stars) => sum + (stars[star] ?? 0), 0));
    const rest = all.map((count, star) => count - (burst[star] ?? 0));
    const [reviews, others] = [ratersOf(burst), ratersOf(rest)];
    if (reviews >= BURST_RULE.minReviews && others >= BURST_RULE.minReviews && countStars(rest) > 0)
      return { from, to, reviews, without: { average: averageOf(rest), reviews: others } };
  }
  return undefined;
}

/** Marks the days of unusual weeks that themselves have more reviews than usual. */
function loudDays(counts: readonly number[]): readonly boolean[] {
  const { windowDays, usualDays } = BURST_RULE;
  const loud = counts.map(() => false);
  // Sums of quiet days only, so that a burst does not become usual.
  const [sums, quiet] = [[0], [0]];
  for (const [start] of counts.entries()) {
    const window = counts.slice(start, start + windowDays);
    if (start >= usualDays[1] && window.length === windowDays) {
      const usual = Math.max(...usualDays.map((length) => usualWeek({ sums, quiet }, start, length)));
      if (window.reduce((sum, count) => sum + count, 0) >= minBurst(usual))
        for (const [offset, count] of window.entries())
          if (count > (BURST_RULE.factor * usual) / windowDays) loud[start + offset] = true;
    }
    const isQuiet = !loud[start];
    sums.push((sums[start] ?? 0) + (isQuiet ? (counts[start] ?? 0) : 0));
    quiet.push((quiet[start] ?? 0) + Number(isQuiet));
  }
  return loud;
}

interface QuietDays {
  readonly sums: readonly number[];
  readonly quiet: readonly number[];
}

function usualWeek({ sums, quiet }: QuietDays, end: number, length: number): number {
  const within = (totals: readonly number[]) => (totals[end] ?? 0) - (totals[end - length] ?? 0);
  return (BURST_RULE.windowDays * within(sums)) / Math.max(1, within(quiet));
}

/** So many reviews in a week are a burst. */
export const minBurst = (usual: number): number =>
  Math.max(
    BURST_RULE.minReviews,
    BURST_RULE.factor * usual,
    usual + BURST_RULE.deviations * Math.sqrt(usual),
  );

/** Loud days with less than a week between them belong together. */
function runsOf(loud: readonly boolean[]): readonly (readonly [start: number, end: number])[] {
  const runs: [number, number][] = [];
  for (const [index, isLoud] of loud.entries()) {
    if (!isLoud) continue;
    const last = runs.at(-1);
    if (last && index - last[1] <= BURST_RULE.windowDays) last[1] = index;
    else runs.push([index, index]);
  }
  return runs.filter(([start, end]) => end - start < BURST_RULE.maxDays);
}
