import { type FormatWords, formatWords } from './format-words';
import { hoursAgo } from './time';

/** The age inside a sentence: this hour, 3h ago, 2d ago, 1w ago, 5mon ago, 2y ago. */
export function timeAgo(at: Date, now: number, words: FormatWords = formatWords): string {
  const units = { ...words.units, month: words.units.monthLong };
  const age = hoursAgo(at, now, { ...words, units });
  return age === words.thisHour ? age : words.ago(age);
}
