import { type FormatWords, formatWords } from './format-words';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/**
 * How long ago something was whose time is cut to its hour: what the clock's hours say and nothing finer, which would
 * be made up: this hour, 1h, 3h, 2d. Hours begin with those the times are cut to.
 */
export function hoursAgo(at: Date, now: number, { units, thisHour }: FormatWords = formatWords): string {
  const steps = [
    [YEAR, units.year],
    [MONTH, units.month],
    [WEEK, units.week],
    [DAY, units.day],
    [HOUR, units.hour],
  ] as const;
  const passed = Math.floor(now / HOUR) * HOUR - at.getTime();
  const step = steps.find(([length]) => passed >= length);
  return step ? `${Math.floor(passed / step[0])}${step[1]}` : thisHour;
}

/** Whole days until then, counting a begun day; 0 when it is over. */
export const daysLeft = (until: Date, now: number): number =>
  Math.max(0, Math.ceil((until.getTime() - now) / DAY));

/** India has one time all year, five and a half hours ahead. */
const INDIA = 5.5 * HOUR;

/** What the calendar and the clock in India show, as if it were UTC. Written by hand: an Intl format takes 10 ms to make. */
const inIndia = (at: Date): Date => new Date(at.getTime() + INDIA);

/** A month as people write it: November 2026. */
export function monthAndYear(at: Date, words: FormatWords): string {
  const there = inIndia(at);
  const month = words.monthNames[there.getUTCMonth()];
  return month === undefined ? words.invalidDate : `${month} ${there.getUTCFullYear()}`;
}

/** A day as people in India write it: 20 November 2026. */
export const longDate = (at: Date, words: FormatWords = formatWords): string =>
  Number.isNaN(at.getTime()) ? words.invalidDate : `${inIndia(at).getUTCDate()} ${monthAndYear(at, words)}`;

/** A day and its hour. No minutes: times of anonymous things are known to the hour only. */
export function dayAndHour(at: Date, words: FormatWords = formatWords): string {
  if (Number.isNaN(at.getTime())) return words.invalidDate;
  return words.atHour(longDate(at, words), inIndia(at).getUTCHours());
}
