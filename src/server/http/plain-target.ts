/** Letters, digits and `-._~`, whose escapes mean the same (RFC 3986, 6.2.2.2). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;
/** A path such as `//host/x` begins with a slash, but would be read as an address with another host. */
const OUR_HOST = 'http://any';

/**
 * The target of a request in its only spelling: the router decodes paths and accepts hosts, but limits, caches and
 * pages compare the text.
 */
export function plainTarget(target: string): string {
  const [, place = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const address =
    (place.startsWith('/') ? OUR_HOST : '') + place.replace(NEEDLESS_ESCAPE, decodeURIComponent);
  if (!URL.canParse(address)) return target;
  return new URL(address).pathname.replace(/^\/+/, '/') + query;
}
