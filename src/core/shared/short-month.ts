import { formatWords } from './format-words';

/** Format: Nov 2026. */
export function shortMonth(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  return `${formatWords.monthNames[Number(number) - 1]?.slice(0, 3) ?? ''} ${year}`;
}
