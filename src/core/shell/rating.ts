/** The app asks a user for a rating at most once in thirty days. */
const ASKED_AGAIN_AFTER = 30 * 24 * 60 * 60 * 1000;

/** An unreadable or future date counts as never asked. */
export function mayAskToRate(saved: string | undefined, now: number): boolean {
  const requestCount = saved === undefined ? Number.NaN : Number(saved);
  return !(requestCount <= now && now - requestCount < ASKED_AGAIN_AFTER);
}
