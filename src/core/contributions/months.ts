/** How long ago an interview may be: how companies ask changes. */
const MOST_MONTHS = 60;

/** India has one time all year, five and a half hours ahead. */
const INDIA_MS = 5.5 * 3_600_000;

/** The months one may tell of, by their first days, newest first. */
export function monthsUntil(now: number): readonly string[] {
  const there = new Date(now + INDIA_MS);
  const last = there.getUTCFullYear() * 12 + there.getUTCMonth();
  return Array.from({ length: MOST_MONTHS }, (_, back) => firstDay(last - back));
}

/** The first day of the quarter this is in. */
export function quarterOf(now: number): string {
  const there = new Date(now + INDIA_MS);
  return firstDay(there.getUTCFullYear() * 12 + Math.floor(there.getUTCMonth() / 3) * 3);
}

/** Months are counted through from the year 0. */
const firstDay = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
