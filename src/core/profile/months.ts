import { formatWords } from '../shared/format-words';

/** Months and years as the profile writes them. */

export const MONTHS: readonly { readonly value: string; readonly label: string }[] =
  formatWords.monthNames.map((label, at) => ({ value: String(at + 1).padStart(2, '0'), label }));

/** The parts of a month such as 2022-07; what is not chosen yet is empty. */
export const partsOf = (month: string): { readonly year: string; readonly month: string } => {
  const [year = '', number = ''] = month.split('-');
  return { year, month: number };
};

/** The first of the month, at noon, so that no time zone makes it another one. */
export const dateOf = (month: string): Date => new Date(`${month}-01T12:00:00Z`);

/** How many months a position was held, its last one counted. */
export function monthsBetween(start: string, end: string): number {
  const count = (month: string): number => {
    const { year, month: number } = partsOf(month);
    return Number(year) * 12 + Number(number);
  };
  return count(end) - count(start) + 1;
}
