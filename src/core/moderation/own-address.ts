import { returnPath } from '../shell/return-path';
import { screenAt } from '../shell/screen-at';

/**
 * The path of a page here, out of an address of this site or a path. Undefined for any other place, and for a page that
 * is not there. What stands behind a question mark stays out: it may hold what somebody searched for.
 */
export function ownPath(text: string, origin: string): string | undefined {
  const given = text.trim();
  const isHere = origin !== '' && given.startsWith(`${origin}/`);
  const path = returnPath(isHere ? given.slice(origin.length) : given, '').replace(/[?#].*$/, '');
  return path !== '' && screenAt(path).kind !== 'nowhere' ? path : undefined;
}
