import type { SeededRandom } from '../seeded-random';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The age of the oldest post, in days. */
const HISTORY = 420;
/** Above 1, recent months have more posts than earlier ones. */
const GROWTH = 2;
const IST = 5.5 * HOUR;

/** Relative number of posts per hour in India: before work, at lunch, on the way home and late at night. */
const BY_HOUR = [3, 2, 1, 1, 1, 2, 5, 9, 13, 15, 14, 13, 15, 16, 12, 10, 10, 12, 15, 17, 19, 21, 18, 9];
/** Sunday first. */
const BY_WEEKDAY = [0.62, 1, 1.08, 1.08, 1.04, 0.96, 0.66];
/** January first: appraisals from March to June, bonuses and festivals in autumn. */
const BY_MONTH = [1, 0.95, 1.2, 1.35, 1.25, 1.1, 0.95, 0.9, 1, 1.1, 1.05, 0.85];
const BUSIEST = 21 * 1.08 * 1.35;

/** Times at which people write, oldest first, all in the past. */
export const moments = (rng: SeededRandom, count: number, now: Date): readonly Date[] =>
  Array.from({ length: count }, () => moment(rng, now)).sort((a, b) => a.getTime() - b.getTime());

function moment(rng: SeededRandom, now: Date): Date {
  for (;;) {
    const age = HISTORY * DAY * rng.unit() ** GROWTH;
    const date = new Date(now.getTime() - age - 60_000);
    if (rng.unit() * BUSIEST < expectedActivity(date)) return date;
  }
}

/** Relative probability of a post at this time. */
function expectedActivity(date: Date): number {
  const india = new Date(date.getTime() + IST);
  const hour = BY_HOUR[india.getUTCHours()] ?? 1;
  const day = BY_WEEKDAY[india.getUTCDay()] ?? 1;
  return hour * day * (BY_MONTH[india.getUTCMonth()] ?? 1);
}
