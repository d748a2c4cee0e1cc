/** Kept on the device while somebody on the way to a post is led through signing in and setting up. */
export const WAITING_POST = 'pendingPost:v1';
const AN_HOUR = 3_600_000;

/** A post that was wanted an hour ago is not sprung on anybody. */
export function isWaiting(kept: string | undefined, now: number): boolean {
  const since = Number(kept ?? Number.NaN);
  return since <= now && now - since < AN_HOUR;
}
