import { shortMonthNames } from './short-month-text';

/** Format: Nov 2026. */
export function shortMonth(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  return `${shortMonthNames[Number(number) - 1] ?? ''} ${year}`;
}
