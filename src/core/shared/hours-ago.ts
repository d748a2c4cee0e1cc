import { type FormatText, formatText } from './format-text';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/**
 * The age of a time that is cut to the hour: this hour, 1h, 3h, 2d. Counts whole clock hours, since anything finer
 * would be made up; hours start where the times were cut.
 */
export function hoursAgo(date: Date, now: number, { units, thisHour }: FormatText = formatText): string {
  const steps = [
    [YEAR, units.year],
    [MONTH, units.month],
    [WEEK, units.week],
    [DAY, units.day],
    [HOUR, units.hour],
  ] as const;
  const passed = Math.floor(now / HOUR) * HOUR - date.getTime();
  const step = steps.find(([length]) => passed >= length);
  return step ? `${Math.floor(passed / step[0])}${step[1]}` : thisHour;
}
