/** The first day of a moment's quarter: what was reported before it is in its release. */
export const quarterOf = (at: Date): string =>
  new Date(Date.UTC(at.getUTCFullYear(), Math.floor(at.getUTCMonth() / 3) * 3, 1)).toISOString().slice(0, 10);

/** The quarter in whose release a month's reports come: for 2026-11-01 it is 2027-01-01. */
export function quarterAfter(month: string): string {
  const first = new Date(`${month}T00:00:00Z`);
  return quarterOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 3, 1)));
}
