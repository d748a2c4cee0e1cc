import type { Wire } from './runtime';

/** Without cookies, page address or cached responses, and without the headers that our other requests have. */
const NAMELESS: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' };

/**
 * A wire that says nothing about the member. In the browser it bypasses the page's own wire, which adds the account
 * and renews the session.
 */
export const nameless = ({ origin, fetch: through }: Wire): Wire => ({
  origin,
  fetch: (request) => (origin === '' ? fetch : through)(new Request(request, NAMELESS)),
});
