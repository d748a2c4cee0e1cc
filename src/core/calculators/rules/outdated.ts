const INDIA_OFFSET = 5.5 * 3_600_000;
const APRIL = 3;

/** Whether the financial year in which rules were last checked has ended: their rates may have changed since. */
export function isOutdated(checked: string, now: number): boolean {
  const day = new Date(checked);
  const start = day.getUTCMonth() >= APRIL ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  return now >= Date.UTC(start + 1, APRIL, 1) - INDIA_OFFSET;
}
