import { type FormatWords, formatWords } from './words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** How long ago in little room: now, 5m, 3h, 2d, 1w, 5mo, 2y. A clock that runs ahead never makes it negative. */
export function relativeTime(at: Date, now: number, words: FormatWords = formatWords): string {
  const { units } = words;
  const steps = [
    [YEAR, units.year],
    [MONTH, units.month],
    [WEEK, units.week],
    [DAY, units.day],
    [HOUR, units.hour],
    [MINUTE, units.minute],
  ] as const;
  return age(at, now, steps) ?? words.now;
}

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
  return age(at, Math.floor(now / HOUR) * HOUR, steps) ?? thisHour;
}

/** How long ago in a sentence: now, 5m ago, 3h ago, 2d ago, 5mon ago, 2y ago. */
export function timeAgo(at: Date, now: number, words: FormatWords = formatWords): string {
  const { units } = words;
  const steps = [
    [YEAR, units.year],
    [MONTH, units.monthLong],
    [DAY, units.day],
    [HOUR, units.hour],
    [MINUTE, units.minute],
  ] as const;
  const amount = age(at, now, steps);
  return amount === undefined ? words.now : words.ago(amount);
}

function age(at: Date, now: number, steps: readonly (readonly [number, string])[]): string | undefined {
  const passed = now - at.getTime();
  const step = steps.find(([length]) => passed >= length);
  return step && `${Math.floor(passed / step[0])}${step[1]}`;
}

/** Whole days until then, counting a begun day; 0 when it is over. */
export const daysLeft = (until: Date, now: number): number =>
  Math.max(0, Math.ceil((until.getTime() - now) / DAY));

/** A length of service: 2 yrs 3 mos. */
export function duration(months: number, words: FormatWords = formatWords): string {
  const whole = Math.max(0, Math.floor(months));
  const years = Math.floor(whole / 12);
  const parts = [years && words.years(years), whole % 12 && words.months(whole % 12)].filter(Boolean);
  return parts.length ? parts.join(' ') : words.underAMonth;
}

/** India has one time all year, five and a half hours ahead. */
const INDIA = 5.5 * HOUR;

/** What the calendar and the clock in India show, as if it were UTC. Written by hand: an Intl format takes 10 ms to make. */
const inIndia = (at: Date): Date => new Date(at.getTime() + INDIA);

function monthAndYear(at: Date, words: FormatWords): string {
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

/** From when to when a position was held: March 2021 - Present. */
export const dateRange = (from: Date, to: Date | undefined, words: FormatWords = formatWords): string =>
  `${monthAndYear(from, words)} - ${to ? monthAndYear(to, words) : words.present}`;
