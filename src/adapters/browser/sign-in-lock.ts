import type { Wire } from '../http/runtime';
import { inOneTab } from './in-one-tab';

/** Held by the tab that replaces the session of the browser. */
export const SESSION_LOCK = 'session-renewal';

const SIGN_IN = /^\/(login\/social|sandbox\/session)$/;
/** A renewal in another tab that hangs must not prevent a login. */
const MAX_WAIT_MS = 5_000;

/**
 * A login ends the session that the browser had. If another tab renewed that session before the login's response
 * arrived, the service would answer that it has ended, and the browser would delete the cookies of the new one. So
 * other tabs wait, and renew the new session.
 */
export const lockedSignIn =
  (fetch: Wire['fetch']): Wire['fetch'] =>
  (request) => {
    if (request.method !== 'POST' || !SIGN_IN.test(new URL(request.url).pathname)) return fetch(request);
    return inOneTab(SESSION_LOCK, () => fetch(request), MAX_WAIT_MS);
  };
