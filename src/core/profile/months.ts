import { formatText } from '../shared/format-text';

/** Months and years in the profile's format. */

export const MONTHS: readonly { readonly value: string; readonly label: string }[] =
  formatText.monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));

/** The parts of a month such as 2022-07; empty if not chosen yet. */
export const partsOf = (month: string): { readonly year: string; readonly month: string } => {
  const [year = '', number = ''] = month.split('-');
  return { year, month: number };
};

/** At noon of the first, so that no time zone turns it into another month. */
export const dateOf = (month: string): Date => new Date(`${month}-01T12:00:00Z`);

/** Includes the last month. */
export function monthsBetween(start: string, end: string): number {
  const count = (month: string): number => {
    const { year, month: number } = partsOf(month);
    return Number(year) * 12 + Number(number);
  };
  return count(end) - count(start) + 1;
}
