/** The first day of the month that many months before a moment: 2026-11-01. */
export function monthsBefore(date: Date, months: number): string {
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  return first.toISOString().slice(0, 10);
}
