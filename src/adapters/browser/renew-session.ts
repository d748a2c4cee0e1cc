import { ambient } from '../http/ambient';
import { login, loginClient } from '../http/generated/login';
import { loginAmbience } from '../http/login-ambience';
import { notStored } from '../http/not-stored';
import { inOneTab } from './in-one-tab';
import { SESSION_LOCK } from './sign-in-lock';

const RENEWED_AT = 'sessionRenewedAt';
/** A renewal this recent, by any tab, is valid for all tabs. */
const FRESH_MS = 5_000;

/** Renews the session in one tab at a time; tabs that waited use that renewal. */
export async function renewSession(noOlderThan = FRESH_MS): Promise<boolean> {
  const since = Date.now() - noOlderThan;
  return inOneTab(SESSION_LOCK, () => renewUnless(since));
}

async function renewUnless(since: number): Promise<boolean> {
  const last = lastRenewal();
  // If the clock was set back since, the last renewal is in the future and is ignored.
  if (last > since && last <= Date.now()) return true;
  const wire = {
    origin: '',
    fetch: (request: Request) => fetch(notStored(request)),
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

/** Without storage every tab renews for itself, which the service allows. */
function noteRenewal(): void {
  try {
    localStorage.setItem(RENEWED_AT, String(Date.now()));
  } catch {
    return;
  }
}
