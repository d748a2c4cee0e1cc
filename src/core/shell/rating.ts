/** Nobody is asked to rate the app twice in thirty days. */
const ASKED_AGAIN_AFTER = 30 * 24 * 60 * 60 * 1000;

/** When somebody was asked last is what was kept of it; what cannot be read, or lies ahead, was never. */
export function mayAskToRate(kept: string | undefined, now: number): boolean {
  const asked = kept === undefined ? Number.NaN : Number(kept);
  return !(asked <= now && now - asked < ASKED_AGAIN_AFTER);
}
