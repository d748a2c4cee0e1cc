import { INDIA_MS } from '../shared/india';

/** Max age of an interview: hiring processes change. */
const MAX_MONTHS = 60;

export function monthsUntil(now: number): readonly string[] {
  const there = new Date(now + INDIA_MS);
  const last = there.getUTCFullYear() * 12 + there.getUTCMonth();
  return Array.from({ length: MAX_MONTHS }, (_, back) => firstDay(last - back));
}

export function quarterOf(now: number): string {
  const there = new Date(now + INDIA_MS);
  return firstDay(there.getUTCFullYear() * 12 + Math.floor(there.getUTCMonth() / 3) * 3);
}

/** Months are numbered continuously from year 0. */
const firstDay = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
