import { formatWords } from './format-words';

/** A month such as 2026-11 in short: Nov 2026. */
export function shortMonth(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  return `${formatWords.monthNames[Number(number) - 1]?.slice(0, 3) ?? ''} ${year}`;
}
