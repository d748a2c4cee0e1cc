/** The first day of a moment's quarter: its release contains the reports before that day. */
export const quarterOf = (date: Date): string =>
  new Date(Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) * 3, 1))
    .toISOString()
    .slice(0, 10);

/** The quarter whose release contains a month's reports: for 2026-11-01 it is 2027-01-01. */
export function quarterAfter(month: string): string {
  const first = new Date(`${month}T00:00:00Z`);
  return quarterOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 3, 1)));
}
