import { ambient, loginAmbience } from '../http/ambient';
import { login, loginClient } from '../http/generated/login';

const LOCK = 'session-renewal';
const RENEWED_AT = 'sessionRenewedAt';
/** A renewal this fresh, of whatever tab, is good for all. */
const FRESH_MS = 5_000;

/** Renews the session, one tab at a time; whoever waited for another tab's renewal takes that one. */
export async function renewSession(noOlderThan = FRESH_MS): Promise<boolean> {
  const began = Date.now();
  const { locks } = navigator;
  const since = began - noOlderThan;
  if (!locks) return renewUnless(since);
  // Some browsers deny their locks along with cookies and storage.
  return locks.request(LOCK, () => renewUnless(since)).catch(() => renewUnless(since));
}

async function renewUnless(since: number): Promise<boolean> {
  const last = lastRenewal();
  // A clock that was set back since then has a renewal in its future: that one says nothing.
  if (last > since && last <= Date.now()) return true;
  const wire = {
    origin: '',
    fetch: (request: Request) => fetch(request),
    middleware: [ambient(() => loginAmbience('large'))],
  };
  try {
    const { signedIn } = await login(loginClient(wire)).renewSession();
    if (signedIn) noteRenewal();
    return signedIn;
  } catch {
    return false;
  }
}

function lastRenewal(): number {
  try {
    return Number(localStorage.getItem(RENEWED_AT));
  } catch {
    return 0;
  }
}

/** Where nothing is kept every tab renews for itself, which the service allows for. */
function noteRenewal(): void {
  try {
    localStorage.setItem(RENEWED_AT, String(Date.now()));
  } catch {
    return;
  }
}
