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
  /** Times the busiest other week of the year before, for companies whose weeks differ a lot. */
  busiestFactor: 1.5,
  /** The usual week is that of the last year, eight weeks or four weeks, whichever has the most reviews. */
  usualDays: [364, 56, 28],
  /** Where the eight weeks afterwards stay as busy, it was growth. They count once two weeks are over. */
  afterDays: { most: 56, least: 14 },
  /** A longer rise counts as normal growth. */
  maxDays: 42,
  /** Bursts that ended earlier are not shown. */
  shownDays: 364,
} as const;

/** The days that the rule looks at. */
export const BURST_DAYS = BURST_RULE.shownDays + BURST_RULE.usualDays[0];

/** Unusually many reviews in a short time, and the rating without them. */
export interface ReviewBurst {
  /** Days, such as 2026-11-12. */
  readonly from: string;
  readonly to: string;
  readonly reviews: number;
  readonly without: { readonly average: number; readonly reviews: number };
}

/** The stars given on one day. */
export interface ReviewDay {
  readonly day: string;
  readonly stars: StarCounts;
}

const A_DAY = 86_400_000;
const dayOf = (number: number): string => new Date(number * A_DAY).toISOString().slice(0, 10);
const numberOf = (day: string): number => Date.parse(day) / A_DAY;

/** The newest burst so far. Undefined if the burst or the remaining reviews are too few. */
export function burstOf(days: readonly ReviewDay[], all: StarCounts, today: string): ReviewBurst | undefined {
  const first = numberOf(today) - BURST_DAYS + 1;
  const counts = new Array<number>(BURST_DAYS).fill(0);
  for (const { day, stars } of days) {
    const index = numberOf(day) - first;
    if (index in counts) counts[index] = ratersOf(stars);
  }
  const loud = loudDays(counts);
  for (const run of runsOf(loud).toReversed()) {
    if (isGrowth(counts, loud, run)) continue;
    const [start, end] = run;
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

/** Marks the days that contribute most to an unusual week. */
function loudDays(counts: readonly number[]): readonly boolean[] {
  const { windowDays, usualDays } = BURST_RULE;
  const loud = counts.map(() => false);
  const all = totalsOf(counts);
  // Sums over quiet days only, so that a burst does not raise what counts as usual.
  const quiet = { reviews: [0], days: [0] };
  for (const [start, count] of counts.entries()) {
    const sum = (all[start + windowDays] ?? 0) - (all[start] ?? 0);
    if (start >= usualDays[0] && sum >= BURST_RULE.minReviews) {
      const usual = Math.max(...usualDays.map((length) => usualWeek(quiet, start - length, start)));
      const busiest = BURST_RULE.busiestFactor * busiestWeek(quiet, start);
      if (sum >= Math.max(minBurst(usual), busiest)) markLoud(loud, counts, { start, usual });
    }
    const isQuiet = !loud[start];
    quiet.reviews.push((quiet.reviews[start] ?? 0) + (isQuiet ? count : 0));
    quiet.days.push((quiet.days[start] ?? 0) + Number(isQuiet));
  }
  return loud;
}

function totalsOf(counts: readonly number[]): readonly number[] {
  const totals = [0];
  for (const [index, count] of counts.entries()) totals.push((totals[index] ?? 0) + count);
  return totals;
}

interface QuietDays {
  /** Running totals: the sum of all earlier days. */
  readonly reviews: readonly number[];
  readonly days: readonly number[];
}

const within = (totals: readonly number[], from: number, to: number): number =>
  (totals[to] ?? 0) - (totals[from] ?? 0);

const usualWeek = ({ reviews, days }: QuietDays, from: number, to: number): number =>
  (BURST_RULE.windowDays * within(reviews, from, to)) / Math.max(1, within(days, from, to));

function busiestWeek({ reviews }: QuietDays, end: number): number {
  const { windowDays, usualDays } = BURST_RULE;
  let most = 0;
  for (let from = end - usualDays[0]; from <= end - windowDays; from++)
    most = Math.max(most, within(reviews, from, from + windowDays));
  return most;
}

interface UnusualWeek {
  readonly start: number;
  readonly usual: number;
}

/** Leaves out quiet days at the edges of the week. */
function markLoud(loud: boolean[], counts: readonly number[], { start, usual }: UnusualWeek): void {
  const window = counts.slice(start, start + BURST_RULE.windowDays);
  const least = Math.max(...window) / QUIETER;
  for (const [offset, count] of window.entries())
    if (count >= least && count > (BURST_RULE.factor * usual) / BURST_RULE.windowDays)
      loud[start + offset] = true;
}
const QUIETER = 4;

/** The number of reviews in a week from which it is a burst. */
export const minBurst = (usual: number): number =>
  Math.max(
    BURST_RULE.minReviews,
    BURST_RULE.factor * usual,
    usual + BURST_RULE.deviations * Math.sqrt(usual),
  );

type Run = readonly [start: number, end: number];

/** Merges marked days that are less than a week apart. */
function runsOf(loud: readonly boolean[]): readonly Run[] {
  const runs: [number, number][] = [];
  for (const [index, isLoud] of loud.entries()) {
    if (!isLoud) continue;
    const last = runs.at(-1);
    if (last && index - last[1] <= BURST_RULE.windowDays) last[1] = index;
    else runs.push([index, index]);
  }
  return runs.filter(([start, end]) => end - start < BURST_RULE.maxDays);
}

/** Whether the weeks after the run are as busy, so that its busiest week would not be unusual among them. */
function isGrowth(counts: readonly number[], loud: readonly boolean[], [start, end]: Run): boolean {
  const { windowDays, afterDays } = BURST_RULE;
  const after = counts.slice(end + 1, end + 1 + afterDays.most).filter((_, day) => !loud[end + 1 + day]);
  if (after.length < afterDays.least) return false;
  const usual = (windowDays * after.reduce((sum, count) => sum + count, 0)) / after.length;
  const all = totalsOf(counts);
  let most = 0;
  for (let from = start - windowDays + 1; from <= end; from++)
    most = Math.max(most, within(all, from, Math.min(from + windowDays, counts.length)));
  return most < minBurst(usual);
}
