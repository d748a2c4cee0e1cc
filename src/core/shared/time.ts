import { type FormatText, formatText } from './format-text';
import { INDIA_MS } from './india';

const DAY = 86_400_000;

/** Whole days left, counting a started day; 0 when it is over. */
export const daysLeft = (until: Date, now: number): number =>
  Math.max(0, Math.ceil((until.getTime() - now) / DAY));

/** The calendar and clock time in India, as if it were UTC. Hand-written: an Intl format takes 10 ms to create. */
const inIndia = (date: Date): Date => new Date(date.getTime() + INDIA_MS);

/** Format: November 2026. */
export function monthAndYear(date: Date, text: FormatText): string {
  const there = inIndia(date);
  const month = text.monthNames[there.getUTCMonth()];
  return month === undefined ? text.invalidDate : `${month} ${there.getUTCFullYear()}`;
}

/** Format: 20 November 2026, in Indian time. */
export const longDate = (date: Date, text: FormatText = formatText): string =>
  Number.isNaN(date.getTime())
    ? text.invalidDate
    : `${inIndia(date).getUTCDate()} ${monthAndYear(date, text)}`;

/** A day and its hour. No minutes: anonymous content is known to the hour only. */
export function dayAndHour(date: Date, text: FormatText = formatText): string {
  if (Number.isNaN(date.getTime())) return text.invalidDate;
  return text.atHour(longDate(date, text), inIndia(date).getUTCHours());
}
