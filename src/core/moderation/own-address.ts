import { returnPath } from '../shell/return-path';
import { screenAt } from '../shell/screen-at';

/** Undefined for other sites and unknown pages. The query is dropped: it may contain a user's search text. */
export function ownPath(text: string, origin: string): string | undefined {
  const input = text.trim();
  const isHere = origin !== '' && input.startsWith(`${origin}/`);
  const path = returnPath(isHere ? input.slice(origin.length) : input, '').replace(/[?#].*$/, '');
  return path !== '' && screenAt(path).kind !== 'nowhere' ? path : undefined;
}
