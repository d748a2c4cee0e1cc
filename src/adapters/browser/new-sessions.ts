/** All tabs of a browser share its session; whatever replaces it does so in one tab at a time. */
export const SESSION_LOCK = 'session-renewal';

const REPLACED_AT = 'sessionRenewedAt';

/** When any tab last renewed the session or logged in. */
export function lastNewSession(): number {
  try {
    return Number(localStorage.getItem(REPLACED_AT));
  } catch {
    return 0;
  }
}

/** Without storage every tab renews for itself, which the service allows. */
export function noteNewSession(): void {
  try {
    localStorage.setItem(REPLACED_AT, String(Date.now()));
  } catch {
    return;
  }
}
