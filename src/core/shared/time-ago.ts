import { type FormatText, formatText } from './format-text';
import { hoursAgo } from './hours-ago';

/** The age inside a sentence: this hour, 3h ago, 2d ago, 1w ago, 5mon ago, 2y ago. */
export function timeAgo(date: Date, now: number, text: FormatText = formatText): string {
  const age = hoursAgo(date, now, { ...text, units: text.unitsAgo });
  return age === text.thisHour ? age : text.ago(age);
}
