/** Stored on the device while a user who wants to post goes through login and setup. */
export const WAITING_POST = 'pendingPost:v1';
const AN_HOUR = 3_600_000;

/** After an hour the composer no longer opens on its own. */
export function isWaiting(saved: string | undefined, now: number): boolean {
  const since = Number(saved ?? Number.NaN);
  return since <= now && now - since < AN_HOUR;
}
