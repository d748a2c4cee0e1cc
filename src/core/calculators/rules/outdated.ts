import type { Sourced } from './rule-pack';

const INDIA_OFFSET = 5.5 * 3_600_000;
const APRIL = 3;

/** Whether the financial year in which a rule was last checked has ended: its rates may have changed since. */
export function isOutdated({ checked }: Pick<Sourced, 'checked'>, now: number): boolean {
  const day = new Date(checked);
  const start = day.getUTCMonth() >= APRIL ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  return now >= Date.UTC(start + 1, APRIL, 1) - INDIA_OFFSET;
}
