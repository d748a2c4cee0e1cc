/** An address of another site in any disguise: a scheme, two slashes, a backslash, or letters that hide one. */
const LEADS_AWAY = /^(?!\/)|^\/[/\\]|\\|[\p{Cc}\p{Cf}\p{Z}]/u;

/** Only a path of our own is a place to return to; anything else falls back to where one is. */
export const returnPath = (wanted: string | undefined, current: string): string =>
  wanted !== undefined && wanted.length <= 2000 && !LEADS_AWAY.test(wanted) ? wanted : current;
