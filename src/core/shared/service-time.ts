import { type FormatText, formatText } from './format-text';
import { monthAndYear } from './time';

/** Format: 2 yrs 3 mos. */
export function duration(months: number, text: FormatText = formatText): string {
  const whole = Math.max(0, Math.floor(months));
  const years = Math.floor(whole / 12);
  const parts = [years && text.years(years), whole % 12 && text.months(whole % 12)].filter(Boolean);
  return parts.length ? parts.join(' ') : text.underAMonth;
}

/** The period of a position: March 2021 - Present. */
export const dateRange = (from: Date, to: Date | undefined, text: FormatText = formatText): string =>
  `${monthAndYear(from, text)} - ${to ? monthAndYear(to, text) : text.present}`;
