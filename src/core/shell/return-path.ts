/** Detects addresses of other sites: a scheme, two slashes, a backslash, or characters that hide one. */
const LEADS_AWAY = /^(?!\/)|^\/[/\\]|\\|[\p{Cc}\p{Cf}\p{Z}]/u;

/** Accepts only paths of this site, else returns the current location, to prevent open redirects. */
export const returnPath = (wanted: string | undefined, current: string): string =>
  wanted !== undefined && wanted.length <= 2000 && !LEADS_AWAY.test(wanted) ? wanted : current;
