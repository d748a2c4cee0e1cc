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

const india = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' });
const monthAndYear = india({ month: 'long', year: 'numeric' });
const day = india({ day: 'numeric', month: 'long', year: 'numeric' });
const hour = india({ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric' });

const write = (format: Intl.DateTimeFormat, at: Date, words: FormatWords): string =>
  Number.isNaN(at.getTime()) ? words.invalidDate : format.format(at);

/** A day as people in India write it: 20 November 2026. */
export const longDate = (at: Date, words: FormatWords = formatWords): string => write(day, at, words);

/** A day and its hour. No minutes: times of anonymous things are known to the hour only. */
export const dayAndHour = (at: Date, words: FormatWords = formatWords): string => write(hour, at, words);

/** From when to when a position was held: March 2021 - Present. */
export function dateRange(from: Date, to: Date | undefined, words: FormatWords = formatWords): string {
  return `${write(monthAndYear, from, words)} - ${to ? write(monthAndYear, to, words) : words.present}`;
}
