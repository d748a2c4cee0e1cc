import { returnPath } from '../shell/return-path';
import { screenAt } from '../shell/screen-at';

/** Undefined for other sites and unknown pages. The query is dropped: it may contain a user's search text. */
export function ownPath(text: string, origin: string): string | undefined {
  const given = text.trim();
  const isHere = origin !== '' && given.startsWith(`${origin}/`);
  const path = returnPath(isHere ? given.slice(origin.length) : given, '').replace(/[?#].*$/, '');
  return path !== '' && screenAt(path).kind !== 'nowhere' ? path : undefined;
}
