import { type FormatText, formatText } from './format-text';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LENGTHS = [365 * DAY, 30 * DAY, 7 * DAY, DAY, HOUR];

/**
 * The age of a time that is cut to the hour: this hour, 1h, 3h, 2d. Counts whole clock hours, since anything finer
 * would be made up; hours start where the times were cut.
 */
export function hoursAgo(date: Date, now: number, { units, thisHour }: FormatText = formatText): string {
  const passed = Math.floor(now / HOUR) * HOUR - date.getTime();
  const index = LENGTHS.findIndex((length) => passed >= length);
  const count = Math.floor(passed / (LENGTHS[index] ?? HOUR));
  return index < 0 ? thisHour : `${count}${units(count)[index]}`;
}
