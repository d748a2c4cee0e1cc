import { formatText } from './format-text';

/** Format: Nov 2026. */
export function shortMonth(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  return `${formatText.monthNames[Number(number) - 1]?.slice(0, 3) ?? ''} ${year}`;
}
