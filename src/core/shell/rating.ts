/** The app asks a user for a rating at most once in thirty days. */
const ASKED_AGAIN_AFTER = 30 * 24 * 60 * 60 * 1000;

/** An unreadable or future date counts as never asked. */
export function mayAskToRate(kept: string | undefined, now: number): boolean {
  const asked = kept === undefined ? Number.NaN : Number(kept);
  return !(asked <= now && now - asked < ASKED_AGAIN_AFTER);
}
