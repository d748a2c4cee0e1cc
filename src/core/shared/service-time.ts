import { type FormatWords, formatWords } from './format-words';
import { monthAndYear } from './time';

/** Format: 2 yrs 3 mos. */
export function duration(months: number, words: FormatWords = formatWords): string {
  const whole = Math.max(0, Math.floor(months));
  const years = Math.floor(whole / 12);
  const parts = [years && words.years(years), whole % 12 && words.months(whole % 12)].filter(Boolean);
  return parts.length ? parts.join(' ') : words.underAMonth;
}

/** The period of a position: March 2021 - Present. */
export const dateRange = (from: Date, to: Date | undefined, words: FormatWords = formatWords): string =>
  `${monthAndYear(from, words)} - ${to ? monthAndYear(to, words) : words.present}`;
