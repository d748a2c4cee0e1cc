import { INDIA_MS } from '../shared/india';

const A_DAY = 86_400_000;

/** Openings are posted on days in India. */
export const postedSince = (days: number, now: Date): string =>
  new Date(now.getTime() + INDIA_MS - days * A_DAY).toISOString().slice(0, 10);

export const daysSince = (day: string, now: number): number =>
  Math.max(0, Math.floor((now + INDIA_MS - Date.parse(`${day}T00:00:00Z`)) / A_DAY));
